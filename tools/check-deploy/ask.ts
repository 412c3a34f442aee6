import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { connect } from 'node:tls';

/** What a server answered. A request that got no answer has status 0, and why in `text`. */
export type Answer = {
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
  json: Json | undefined;
};

/** The fields that the real servers' answers have. */
export type Json = {
  code?: string | number;
  error_code?: string;
  message?: string;
  msg?: string;
  [field: string]: unknown;
};

const PATIENCE_MS = 15_000;

/** Asks once and follows no redirect. Never throws. */
export async function ask(url: URL | string, init: RequestInit = {}): Promise<Answer> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...init,
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString();
    return { status: response.status, headers: response.headers, bytes, text, json: parsed(text) };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    const empty = { headers: new Headers(), bytes: Buffer.alloc(0), json: undefined };
    return { status: 0, ...empty, text: cause?.code ?? message };
  }
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the server's own code for a refusal: `weak_password`, `42501`, `PGRST205`. */
export function codeOf({ json }: Answer): string {
  return String(json?.error_code ?? json?.code ?? '');
}

/** Returns an answer in a line: its status, and a page's title or the start of what else it says. */
export function summaryOf({ status, text }: Answer): string {
  if (status === 0) return `no answer (${text})`;
  const title = titleOf(text);
  const said = /^\s*</.test(text) ? title && `“${title}”` : text.replace(/\s+/g, ' ').slice(0, 120);
  return `${status} ${said ?? ''}`.trim();
}

/** Returns a page's title, or undefined when it has none. */
export function titleOf(page: string): string | undefined {
  return /<title>([^<]*)/.exec(page)?.[1]?.trim() || undefined;
}

/** Returns the checksum in the form that policies and integrity attributes use. */
export function checksum(bytes: Buffer | string, algorithm = 'sha256'): string {
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}

const DAY_MS = 86_400_000;
const FEWEST_DAYS = 14;

/** Returns what is wrong with a server's certificate, or undefined when it is valid for two weeks or more. */
export function certificateProblem({ hostname, port }: URL): Promise<string | undefined> {
  return new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    // An IP address is no server name: Node 26 refuses it.
    const servername = isIP(host) ? '' : host;
    const socket = connect({ host, port: Number(port || 443), servername }, () => {
      const daysLeft = (Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS;
      socket.end();
      resolve(
        daysLeft < FEWEST_DAYS
          ? `${hostname}'s certificate ends in ${Math.floor(daysLeft)} days.`
          : undefined,
      );
    });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer')));
    socket.on('error', (error) => resolve(`${hostname}: ${error.message}`));
  });
}
