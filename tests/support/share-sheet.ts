/** Gives the browser a share sheet or a clipboard until the test ends (see setup.ts); jsdom has neither. */
export function offer(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}
