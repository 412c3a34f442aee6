import { useCallback, useId, useRef, useState } from 'react';
import { useIsNear } from '@/lib/use-is-near';
import { useLazyComponent } from '@/lib/use-lazy-component';
import { SliderPicture } from './slider-picture';

type SliderProps = {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value in words, for those who hear it. */
  valueText: string;
  onValue: (value: number) => void;
};

/**
 * A slider whose code is fetched once it comes near the screen; until then its picture holds its place, and a press on
 * it gives the focus to the slider. A value between two steps shows at the nearest one, and a value beyond an end at
 * that end; both are kept.
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
      {/* biome-ignore lint/a11y/noLabelWithoutControl: a thumb is no form control; it names this label itself */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the thumb itself */}
      <label id={labelId} className="block font-semibold" onClick={focus}>
        {label}
      </label>
      {Control ? (
        <Control {...props} labelId={labelId} thumbId={thumbId} value={shown} takesFocus={isWanted} />
      ) : (
        <SliderPicture labelId={labelId} position={(shown - min) / (max - min)} onPress={focus} />
      )}
    </div>
  );
}

function loadControl() {
  return import('./slider-control').then(({ SliderControl }) => SliderControl);
}
