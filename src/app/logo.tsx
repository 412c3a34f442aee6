import sprite from 'virtual:icon-sprite';

/** The same drawing as public/favicon.svg. */
export function Logo() {
  return (
    <svg aria-hidden="true" className="size-9 shrink-0 sm:size-10">
      <use href={`${sprite}#logo`} />
    </svg>
  );
}
