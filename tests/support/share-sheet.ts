/** Gives the browser a share sheet or a clipboard, or makes it a Home Screen app, until the test ends. */
export function offer(name: 'share' | 'clipboard' | 'standalone', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}
