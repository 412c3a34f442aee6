const ADULT = 1;
const CHILD = 0.7;
const HEIGHT = 20;
const APART = 15;

/** Who shares the room, as figures. The words beside them say the same. */
export function PeopleDrawn({ adults, children }: { adults: number; children: number }) {
  const sizes = Array.from({ length: adults + children }, (_, index) => (index < adults ? ADULT : CHILD));
  return (
    <svg aria-hidden="true" width={sizes.length * APART} height={HEIGHT} className="my-1 block fill-action">
      {sizes.map((size, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          key={index}
          transform={`translate(${index * APART} ${HEIGHT * (1 - size)}) scale(${size})`}
          d="M6 0a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM0 20v-5a6 6 0 0 1 12 0v5Z"
        />
      ))}
    </svg>
  );
}
