/** Gives the browser a share sheet or a clipboard, makes it a Home Screen app or another browser, or has it report a press, until the test ends. */
export function offer(
  name: 'share' | 'clipboard' | 'standalone' | 'userActivation' | 'userAgent',
  value: unknown,
): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}
