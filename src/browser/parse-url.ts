/** Like `URL.parse`, which Safari before 18 lacks. Undefined for what isn't a URL. */
export function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
