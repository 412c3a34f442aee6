import type { Account } from './fake-database';

/** The user of an account, with the fields that the auth server returns. */
export function userOf({ id, email, isConfirmed, newEmail, sentAt }: Account) {
  const at = '2026-11-23T08:00:00.000000Z';
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    ...(isConfirmed ? { email_confirmed_at: at, confirmed_at: at, last_sign_in_at: at } : {}),
    phone: '',
    ...sentAt,
    ...(newEmail ? { new_email: newEmail } : {}),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [{ id, user_id: id, provider: 'email', email }],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  };
}

/** The session that the auth server returns and supabase-js stores, valid for an hour by default. */
export function sessionOf(account: Account, secondsLeft = 3600) {
  const expires_at = Math.floor(Date.now() / 1000) + secondsLeft;
  const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
  return {
    access_token: `${part({ alg: 'HS256' })}.${part({ sub: account.id, exp: expires_at })}.c2lnbmVk`,
    refresh_token: `refresh-${account.id}`,
    token_type: 'bearer',
    expires_in: secondsLeft,
    expires_at,
    user: userOf(account),
  };
}

/** Whose token a call carries, and whether it has expired. Undefined without a user's token. */
export function tokenIn(headers: Headers): { userId: string; isExpired: boolean } | undefined {
  const payload = headers.get('authorization')?.split('.')[1];
  if (!payload) return undefined;
  const { sub, exp } = JSON.parse(atob(payload)) as { sub: string; exp: number };
  return { userId: sub, isExpired: exp * 1000 <= Date.now() };
}
