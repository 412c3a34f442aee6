import { randomUUID } from 'node:crypto';
import { LINK_MINUTES } from '../src/features/account/mail-limits.ts';
import type { EmbeddedApp } from './embedded-database.ts';

// Lite emails one link of an email change, to the old address, and opening it changes the email. Hosted Supabase emails
// one to each address, and waits until both are opened.

const OLD = 'email_change_token_current';
const NEW = 'email_change_token_new';
const ACCEPTED = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
const LINK_LIFETIME_MS = LINK_MINUTES * 60_000;

/** Returns new tokens for both addresses of a pending change, which void the earlier ones. Empty without a change. */
export async function renewChange(
  app: EmbeddedApp,
  email: string,
): Promise<readonly { to: string; token: string }[]> {
  const tokens = [randomUUID(), randomUUID()] as const;
  const user = await usersOf(app)
    .updateTable('users')
    .set({ [OLD]: tokens[0], [NEW]: tokens[1], email_change_sent_at: new Date().toISOString() })
    .where('email', '=', email.toLowerCase())
    .where('email_change', 'is not', null)
    .returning(['email', 'email_change'])
    .executeTakeFirst();
  if (!user) return [];
  return [
    { to: user.email, token: tokens[0] },
    { to: user.email_change, token: tokens[1] },
  ];
}

/** Answers whichever of the two links is opened first. Undefined for the second and any other: Lite answers those. */
export async function answerFirstLink(app: EmbeddedApp, request: Request): Promise<Response | undefined> {
  const { type, token, page } = await linkIn(request);
  if (type !== 'email_change' || !token) return undefined;
  const user = await usersOf(app)
    .selectFrom('users')
    .select(['id', OLD, NEW])
    .where(({ eb, or }) => or([eb(OLD, '=', token), eb(NEW, '=', token)]))
    .where('email_change_sent_at', '>', new Date(Date.now() - LINK_LIFETIME_MS).toISOString())
    .executeTakeFirst();
  if (!user) return undefined;
  const isFirst = user[OLD] && user[NEW];
  // The second link changes the email, and Lite does that for the old address's token only.
  const left = isFirst ? { [user[OLD] === token ? OLD : NEW]: null } : { [OLD]: token, [NEW]: null };
  await usersOf(app).updateTable('users').set(left).where('id', '=', user.id).execute();
  if (!isFirst) return undefined;
  if (!page) return Response.json({ code: '200', msg: ACCEPTED });
  page.hash = String(new URLSearchParams({ message: ACCEPTED, sb: '' }));
  return new Response(null, { status: 303, headers: { location: page.href } });
}

/** What a link says: opened, it also names the page to return to; the site's button sends the rest in a body. */
async function linkIn(request: Request): Promise<{ type?: string; token?: string; page?: URL }> {
  if (request.method === 'POST') {
    const { type, token_hash } = (await request.clone().json()) as { type?: string; token_hash?: string };
    return { type, token: token_hash };
  }
  const { origin, searchParams } = new URL(request.url);
  const page = new URL(searchParams.get('redirect_to') ?? '/', origin);
  return {
    type: searchParams.get('type') ?? undefined,
    token: searchParams.get('token') ?? undefined,
    page: page.origin === origin ? page : new URL('/', origin),
  };
}

function usersOf({ connection }: EmbeddedApp) {
  return connection.kysely.withSchema('auth');
}
