import sprite from 'virtual:icon-sprite';

/** The site's mark, drawn in public/favicon.svg: a ridge, the sun behind it and a swell. */
export function Logo() {
  return (
    <svg aria-hidden="true" className="size-10 shrink-0">
      <use href={`${sprite}#logo`} />
    </svg>
  );
}
