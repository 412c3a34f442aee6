import { fireEvent } from '@testing-library/react';

/** Moves a slider to a value with the keyboard: Home, then PageUp and arrow keys. */
export function slideTo(slider: HTMLElement, value: number, step = 10_000): void {
  fireEvent.keyDown(slider, { key: 'Home' });
  const steps = (value - Number(slider.getAttribute('aria-valuemin'))) / step;
  for (let count = 0; count < Math.floor(steps / 10); count += 1)
    fireEvent.keyDown(slider, { key: 'PageUp' });
  for (let count = 0; count < steps % 10; count += 1) fireEvent.keyDown(slider, { key: 'ArrowRight' });
}
