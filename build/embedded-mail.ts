import { randomInt, randomUUID } from 'node:crypto';
import { CODE_LENGTH } from '../src/features/account/mail-limits.ts';
import type { EmbeddedApp } from './embedded-database.ts';
import { answerFirstLink, renewChange } from './embedded-email-change.ts';

const EMAIL_CHANGE = 'Confirm Email Change';

/**
 * Prints the app's emails as one line each, and returns a fetch handler that sends them as hosted Supabase does: Lite
 * points every link at the home page, whatever `redirect_to` was requested, never sends a second email with the same
 * link, and sends one link of an email change instead of two.
 */
export function withEmail(
  app: EmbeddedApp,
  print: (line: string) => void,
): (request: Request) => Promise<Response> {
  let redirectTo = '';
  let asksForChange = false;

  function send(to: string, subject: string, text: string) {
    const [link] = text.match(/https?:\S+/) ?? [];
    const url = link && new URL(link);
    if (url && redirectTo) url.searchParams.set('redirect_to', redirectTo);
    const code = url && noteCode(to, url);
    print(`Mail to ${to}: ${subject}: ${url ? `${linkToPage(url)} or the code ${code}` : text}`);
  }

  /** The link that each emailed code stands for, by type and address. */
  const links = new Map<string, { code: string; token: string }>();

  function noteCode(to: string, { searchParams }: URL): string {
    const code = String(randomInt(10 ** (CODE_LENGTH - 1), 10 ** CODE_LENGTH));
    links.set(`${searchParams.get('type')} to ${to.toLowerCase()}`, {
      code,
      token: searchParams.get('token') ?? '',
    });
    return code;
  }

  /** Hosted Supabase takes the code as well as the link's token; Lite knows the token only. */
  async function withToken(request: Request): Promise<Request> {
    if (request.method !== 'POST') return request;
    const { email, token, type } = (await request.clone().json()) as Partial<Record<string, string>>;
    if (!email || !token) return request;
    const known = links.get(`${type} to ${email.toLowerCase()}`);
    const token_hash = known?.code === token ? known.token : 'unknown';
    const { url, headers } = request;
    const lengthless = new Headers(headers);
    lengthless.delete('content-length');
    return new Request(url, {
      method: 'POST',
      headers: lengthless,
      body: JSON.stringify({ type, token_hash }),
    });
  }

  app.drivers.email = {
    send: async ({ to, subject, text = '' }) => {
      if (subject === EMAIL_CHANGE) asksForChange = true;
      else send(to, subject, text);
    },
  };

  async function sendChange(origin: string, email: string) {
    for (const { to, token } of await renewChange(app, email))
      send(to, EMAIL_CHANGE, `${origin}/auth/v1/verify?token=${token}&type=email_change`);
  }

  async function sendConfirmation(origin: string, email: string) {
    const token = await renewConfirmation(app, email);
    send(email, 'Confirm Your Signup', `${origin}/auth/v1/verify?token=${token}&type=signup`);
  }

  return async (asked) => {
    const { origin, pathname, searchParams } = new URL(asked.url);
    const request = pathname === '/auth/v1/verify' ? await withToken(asked) : asked;
    redirectTo = searchParams.get('redirect_to') ?? '';
    asksForChange = false;
    const first = pathname === '/auth/v1/verify' && (await answerFirstLink(app, request));
    if (first) return first;
    const copy = request.clone();
    const answer = await app.fetch(request);
    if (asksForChange) await sendChange(origin, await emailIn(answer.clone()));
    // Lite returns 429 for every address with a link to open, however long ago that was emailed.
    if (pathname !== '/auth/v1/resend' || answer.status !== 429) return answer;
    const { email, type } = (await copy.json()) as { email: string; type: string };
    await (type === 'email_change' ? sendChange : sendConfirmation)(origin, email);
    return Response.json({});
  };
}

async function emailIn(userAnswer: Response): Promise<string> {
  return ((await userAnswer.json()) as { email: string }).email;
}

/** What the templates in deploy/supabase make of the link: a page whose button opens it. */
function linkToPage(url: URL): string {
  return `${url.origin}/auth?mail=${url.searchParams.get('type')}#confirm=${encodeURIComponent(url.href)}`;
}

/** Replaces the user's confirmation token and returns the new one. Lite stores it unhashed. */
async function renewConfirmation(app: EmbeddedApp, email: string): Promise<string> {
  const token = randomUUID();
  await app.connection.kysely
    .withSchema('auth')
    .updateTable('users')
    .set({ confirmation_token: token, confirmation_sent_at: new Date().toISOString() })
    .where('email', '=', email.toLowerCase())
    .where('email_confirmed_at', 'is', null)
    .execute();
  return token;
}
