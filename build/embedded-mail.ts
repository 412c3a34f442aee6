import { randomUUID } from 'node:crypto';
import type { openDatabase } from './embedded-database.ts';

type App = Awaited<ReturnType<typeof openDatabase>>['app'];

/**
 * Prints the app's emails as one line each, and returns a fetch handler that sends them as hosted Supabase does: Lite
 * points every link at the home page, whatever `redirect_to` was requested, and never sends a second confirmation.
 */
export function withEmail(app: App, print: (line: string) => void): (request: Request) => Promise<Response> {
  let redirectTo = '';

  function send(to: string, subject: string, text: string) {
    const [link] = text.match(/https?:\S+/) ?? [];
    const url = link && new URL(link);
    if (url && redirectTo) url.searchParams.set('redirect_to', redirectTo);
    print(`Mail to ${to}: ${subject}: ${url ? linkToPage(url) : text}`);
  }

  app.drivers.email = { send: async ({ to, subject, text = '' }) => send(to, subject, text) };

  return async (request) => {
    const { origin, pathname, searchParams } = new URL(request.url);
    redirectTo = searchParams.get('redirect_to') ?? '';
    const copy = request.clone();
    const answer = await app.fetch(request);
    // Lite returns 429 for every unconfirmed address, however long ago the first email was sent.
    if (pathname !== '/auth/v1/resend' || answer.status !== 429) return answer;
    const { email } = (await copy.json()) as { email: string };
    const token = await renewConfirmation(app, email);
    send(email, 'Confirm Your Signup', `${origin}/auth/v1/verify?token=${token}&type=signup`);
    return Response.json({});
  };
}

/** What the templates in deploy/supabase make of the link: a page whose button opens it. */
function linkToPage(url: URL): string {
  return `${url.origin}/auth#confirm=${encodeURIComponent(url.href)}`;
}

/** Replaces the user's confirmation token and returns the new one. Lite stores it unhashed. */
async function renewConfirmation(app: App, email: string): Promise<string> {
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
