import { afterEach } from 'vitest';

afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

/** Gives the browser a share sheet or a clipboard until the test ends; jsdom has neither. */
export function offer(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}
