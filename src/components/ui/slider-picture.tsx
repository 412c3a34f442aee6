type SliderPictureProps = {
  labelId: string;
  /** From 0 to 1. */
  position: number;
  onPress: () => void;
};

/**
 * The slider as it looks, drawn by attributes: Radix positions its parts by style attributes, which the policy forbids
 * in prerendered HTML.
 */
export function SliderPicture({ labelId, position, onPress }: SliderPictureProps) {
  const x = `${position * 100}%`;
  return (
    <button
      type="button"
      aria-labelledby={labelId}
      onClick={onPress}
      className="flex h-11 w-full items-center"
    >
      <span className="slider-track px-3.5">
        <svg aria-hidden="true" className="slider-picture h-full w-full overflow-visible">
          <line x1="-10" x2={x} y1="50%" y2="50%" />
          <circle cx={x} cy="50%" r="14.5" />
          <circle cx={x} cy="50%" r="12.5" />
        </svg>
      </span>
    </button>
  );
}
