/** A request to the fake Supabase. */
export type Call = {
  method: string;
  path: string;
  search: URLSearchParams;
  headers: Headers;
  body: unknown;
  /** Whether it goes on when the page is left. */
  outlastsPage: boolean;
};

export async function callOf(input: RequestInfo | URL, init?: RequestInit): Promise<Call> {
  const request = new Request(input, { ...init, signal: null });
  const url = new URL(request.url);
  const text = await request.text();
  return {
    method: request.method,
    path: url.pathname,
    search: url.searchParams,
    headers: request.headers,
    body: text ? JSON.parse(text) : undefined,
    outlastsPage: request.keepalive,
  };
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  const all = { 'content-type': 'application/json', ...headers };
  return new Response(JSON.stringify(body), { status, headers: all });
}
