import { useCallback, useId, useState } from 'react';
import type { SliderControlProps } from './slider-control';
import { useLazyComponent } from './use-lazy-component';

type SliderProps = Omit<SliderControlProps, 'labelId' | 'thumbId' | 'takesFocus'> & {
  label: string;
  /** Where a field beside it says what it is. */
  isLabelHidden?: boolean;
};

/**
 * Loads the slider once the page is alive. Until then it shows a placeholder; clicking that focuses the slider once
 * loaded, and tries again if loading failed.
 * A value between steps or out of range is shown at the nearest position, but not changed.
 */
export function Slider({ label, isLabelHidden = false, value, ...props }: SliderProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const thumbId = `${id}-thumb`;
  const [isWanted, setWanted] = useState(true);
  const [isPressed, setPressed] = useState(false);
  const forget = useCallback(() => setWanted(false), []);
  const Control = useLazyComponent(loadSlider, isWanted, forget);
  const { min, max, step } = props;
  const shown = Math.min(max, Math.max(min, min + Math.round((value - min) / step) * step));
  const focus = () => {
    setWanted(true);
    setPressed(true);
    document.getElementById(thumbId)?.focus();
  };

  return (
    <div className="needs-script no-print">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the thumb is not a form control; it references this label */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the thumb itself is focusable */}
      <label id={labelId} className={isLabelHidden ? 'sr-only' : 'block font-semibold'} onClick={focus}>
        {label}
      </label>
      {Control ? (
        <Control {...props} labelId={labelId} thumbId={thumbId} value={shown} takesFocus={isPressed} />
      ) : (
        <SliderPlaceholder labelId={labelId} position={(shown - min) / (max - min)} onPress={focus} />
      )}
    </div>
  );
}

export function loadSlider() {
  return import('./slider-control').then(({ SliderControl }) => SliderControl);
}

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
function SliderPlaceholder({ labelId, position, onPress }: SliderPlaceholderProps) {
  const x = `${position * 100}%`;
  return (
    <button
      type="button"
      aria-labelledby={labelId}
      onClick={onPress}
      className="flex h-11 w-full items-center"
    >
      <span className="slider-track px-3.5">
        <svg aria-hidden="true" overflow="visible" className="slider-placeholder h-full w-full">
          <line x1="-10" x2={x} y1="50%" y2="50%" />
          <circle cx={x} cy="50%" r="14.5" />
          <circle cx={x} cy="50%" r="12.5" />
        </svg>
      </span>
    </button>
  );
}
