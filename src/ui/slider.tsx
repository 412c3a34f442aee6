import { useCallback, useId, useRef, useState } from 'react';
import type { SliderControlProps } from './slider-control';
import { SliderPlaceholder } from './slider-placeholder';
import { useIsNear } from './use-is-near';
import { useLazyComponent } from './use-lazy-component';

type SliderProps = Omit<SliderControlProps, 'labelId' | 'thumbId' | 'takesFocus'> & { label: string };

/**
 * Loads the slider when it is near the viewport. Until then it shows a placeholder; clicking that focuses the slider
 * once loaded.
 * A value between steps or out of range is shown at the nearest position, but not changed.
 */
export function Slider({ label, value, ...props }: SliderProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const thumbId = `${id}-thumb`;
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const [isWanted, setWanted] = useState(false);
  const forget = useCallback(() => setWanted(false), []);
  const Control = useLazyComponent(loadControl, isNear || isWanted, forget);
  const { min, max, step } = props;
  const shown = Math.min(max, Math.max(min, min + Math.round((value - min) / step) * step));
  const focus = () => {
    setWanted(true);
    document.getElementById(thumbId)?.focus();
  };

  return (
    <div ref={box} className="needs-script">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the thumb is not a form control; it references this label */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the thumb itself is focusable */}
      <label id={labelId} className="block font-semibold" onClick={focus}>
        {label}
      </label>
      {Control ? (
        <Control {...props} labelId={labelId} thumbId={thumbId} value={shown} takesFocus={isWanted} />
      ) : (
        <SliderPlaceholder labelId={labelId} position={(shown - min) / (max - min)} onPress={focus} />
      )}
    </div>
  );
}

function loadControl() {
  return import('./slider-control').then(({ SliderControl }) => SliderControl);
}
