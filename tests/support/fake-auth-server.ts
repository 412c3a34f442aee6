import { sessionOf, tokenIn, userOf } from './auth-session';
import { type Account, type FakeDatabase, newAccount } from './fake-database';
import { type Call, json } from './fake-http';
import { hosted } from './hosted-answers';

type Credentials = { email: string; password: string };
/** By the token of an email's link, or by the code in it. */
type Verification = { type: string; token_hash?: string; email?: string; token?: string };

/**
 * What the auth server answers to a call; undefined when the call isn't for it. As real-auth-answers.json has it, but
 * without rate limits and password rules.
 */
export function authAnswer(database: FakeDatabase, call: Call): Response | undefined {
  switch (`${call.method} ${call.path}`) {
    case 'POST /auth/v1/signup':
      return signUp(database, call.body as Credentials);
    case 'POST /auth/v1/token':
      return startSession(database, call);
    case 'POST /auth/v1/verify':
      return verify(database, call.body as Verification);
    case 'GET /auth/v1/user':
      return asUser(database, call, (account) => json(userOf(account)));
    case 'PUT /auth/v1/user':
      return asUser(database, call, (account) => updateUser(database, account, call.body as Credentials));
    case 'POST /auth/v1/recover':
      return sendLink(database, { type: 'recovery', ...(call.body as { email: string }) });
    case 'POST /auth/v1/resend':
      return sendLink(database, call.body as { email: string; type: string });
    case 'POST /auth/v1/logout':
      return new Response(null, { status: 204 });
    default:
      return undefined;
  }
}

function signUp(database: FakeDatabase, { email, password }: Credentials): Response {
  const known = accountWith(database, email);
  if (known?.isConfirmed) return hosted.knownUser();
  // A second sign-up keeps the first password.
  const account = known ?? newAccount(email, password, false);
  if (!known) database.accounts.push(account);
  database.mailLink(account, 'signup');
  return json(userOf(account));
}

function startSession(database: FakeDatabase, { search, body }: Call): Response {
  const { email = '', password, refresh_token } = body as Partial<Record<string, string>>;
  if (search.get('grant_type') === 'refresh_token') {
    const account = database.accounts.find(({ id }) => refresh_token === `refresh-${id}`);
    return account ? json(sessionOf(account)) : hosted.refreshGone();
  }
  const account = accountWith(database, email);
  if (account?.password !== password || !account) return hosted.wrongPassword();
  return account.isConfirmed ? json(sessionOf(account)) : hosted.unconfirmed();
}

function verify(database: FakeDatabase, { token_hash, email, token, type }: Verification): Response {
  const opened = database.links.find((link) => {
    const isCode = link.to === email && link.code === token;
    return link.type === type && (isCode || link.token === token_hash);
  });
  if (!opened) return hosted.linkUsed();
  const { account } = opened;
  database.links = database.links.filter((link) => link !== opened);
  if (type === 'email_change') {
    if (database.links.some((link) => link.account === account && link.type === type))
      return hosted.firstLink();
    Object.assign(account, { email: account.newEmail, newEmail: undefined });
  }
  account.isConfirmed = true;
  return json(sessionOf(account));
}

function updateUser(
  database: FakeDatabase,
  account: Account,
  { email, password }: Partial<Credentials>,
): Response {
  if (password === account.password) return hosted.samePassword();
  if (email && !email.includes('@')) return hosted.addressMalformed();
  if (email && email !== account.email) {
    if (accountWith(database, email)) return hosted.emailTaken();
    account.newEmail = email;
    mailChange(database, account);
  }
  if (password) account.password = password;
  return json(userOf(account));
}

/** Answers the same whoever the address belongs to. */
function sendLink(database: FakeDatabase, { email, type }: { email: string; type: string }): Response {
  const account = accountWith(database, email);
  if (account && type === 'recovery') database.mailLink(account, type);
  if (account && type === 'signup' && !account.isConfirmed) database.mailLink(account, type);
  if (account?.newEmail && type === 'email_change') mailChange(database, account);
  return hosted.done();
}

function mailChange(database: FakeDatabase, account: Account): void {
  const { email, newEmail = '' } = account;
  database.mailLink(account, 'email_change', database.hasSecureEmailChange ? [email, newEmail] : [newEmail]);
}

/** Answers as the account whose unexpired token a call carries. */
function asUser(database: FakeDatabase, { headers }: Call, answer: (account: Account) => Response): Response {
  const token = tokenIn(headers);
  if (!token) return hosted.noToken();
  if (token.isExpired) return hosted.tokenExpired();
  const account = database.accounts.find(({ id }) => id === token.userId);
  return account ? answer(account) : hosted.userGone();
}

function accountWith({ accounts }: FakeDatabase, email: string): Account | undefined {
  return accounts.find((account) => account.email === email.toLowerCase());
}
