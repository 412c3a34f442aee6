import * as Radix from '@radix-ui/react-slider';
import { useEffect, useRef } from 'react';

export type SliderControlProps = {
  labelId: string;
  thumbId: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** For aria-valuetext. */
  valueText: string;
  onValue: (value: number) => void;
  /** True after a click on the slider's placeholder. */
  takesFocus: boolean;
};

export function SliderControl({ min, max, step, value, onValue, ...thumb }: SliderControlProps) {
  const thumbRef = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!thumb.takesFocus) return undefined;
    // Radix hides the thumb until it knows its position.
    const frame = requestAnimationFrame(() => thumbRef.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [thumb.takesFocus]);
  return (
    <Radix.Root
      min={min}
      max={max}
      step={step}
      value={[value]}
      onValueChange={([moved = value]) => onValue(moved)}
      className="slider-control relative flex h-11 w-full items-center"
    >
      <Radix.Track className="slider-track">
        <Radix.Range className="slider-range" />
      </Radix.Track>
      <Radix.Thumb
        ref={thumbRef}
        id={thumb.thumbId}
        aria-labelledby={thumb.labelId}
        aria-valuetext={thumb.valueText}
        className="slider-thumb"
      />
    </Radix.Root>
  );
}
