type JsonObject = Partial<Record<string, unknown>>;

/** Returns the JSON object in a response, whose body can still be read afterward. Undefined for anything else. */
export async function jsonObjectOf(response: Response): Promise<JsonObject | undefined> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === 'object' && body !== null ? { ...body } : undefined;
}

/** `Response.json`, which Safari 16 lacks. */
export function jsonResponse(body: object, init?: ResponseInit): Response {
  const response = new Response(JSON.stringify(body), init);
  response.headers.set('content-type', 'application/json');
  return response;
}

/** Returns the auth server's error code. Undefined when a gateway, proxy or captive portal answered instead. */
export async function errorCodeOf(response: Response): Promise<string | undefined> {
  const body = await jsonObjectOf(response);
  const code = body?.error_code ?? body?.code;
  return typeof code === 'string' ? code : undefined;
}
