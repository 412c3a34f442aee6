import { type KeyboardEvent, useId, useRef } from 'react';
import { useKeptTyping } from '@/lib/kept-typing';

const STEPS_A_PAGE = 10;

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

/** The browser's own slider; PageUp and PageDown move ten steps. A value between two steps or beyond an end is kept. */
export function Slider({ label, min, max, step, value, valueText, onValue }: SliderProps) {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const within = (next: number) => Math.min(max, Math.max(min, next));
  const shown = String(within(min + Math.round((value - min) / step) * step));
  useKeptTyping(ref, shown, (moved) => onValue(Number(moved)));

  function moveAPage(event: KeyboardEvent<HTMLInputElement>) {
    const direction = { PageUp: 1, PageDown: -1 }[event.key];
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onValue(within(Number(shown) + direction * STEPS_A_PAGE * step));
  }

  return (
    <div className="needs-script">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={shown}
        aria-valuetext={valueText}
        onChange={(event) => onValue(Number(event.currentTarget.value))}
        onKeyDown={moveAPage}
        className="slider block h-11 w-full cursor-pointer"
      />
    </div>
  );
}
