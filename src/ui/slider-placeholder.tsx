type SliderPlaceholderProps = {
  labelId: string;
  /** From 0 to 1. */
  position: number;
  onPress: () => void;
};

/**
 * A placeholder drawn with SVG attributes. Radix positions its parts with inline styles, which the CSP forbids in
 * prerendered HTML.
 */
export function SliderPlaceholder({ labelId, position, onPress }: SliderPlaceholderProps) {
  const x = `${position * 100}%`;
  return (
    <button
      type="button"
      aria-labelledby={labelId}
      onClick={onPress}
      className="flex h-11 w-full items-center"
    >
      <span className="slider-track px-3.5">
        <svg aria-hidden="true" className="slider-placeholder h-full w-full overflow-visible">
          <line x1="-10" x2={x} y1="50%" y2="50%" />
          <circle cx={x} cy="50%" r="14.5" />
          <circle cx={x} cy="50%" r="12.5" />
        </svg>
      </span>
    </button>
  );
}
