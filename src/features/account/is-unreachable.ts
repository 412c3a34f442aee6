/** True when supabase-js got no response or a server error, rather than a rejection. */
export function isUnreachable({ status }: { status?: number }): boolean {
  return !status || status >= 500;
}
