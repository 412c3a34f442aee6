import type { Toast } from '@/toasts/show-toast';
import type { AuthResult } from './auth-requests';

type Texts = Partial<Record<AuthResult, string>>;

/** For results that say nothing about what was typed. */
const later: Texts = {
  busy: 'The server got too many requests from your connection. Wait a few minutes, then try again.',
  late: 'The server took too long. Check your connection, then try again.',
  unreachable: 'The server did not answer. Check your connection, then try again.',
  unmailed: 'The email could not be sent. If the address has no typo, it’s nothing you did. Try again later.',
  soon: 'We sent an email less than a minute ago. Wait a minute, then try again.',
  quota: 'No more email can go out this hour. It’s nothing you did. Try again in an hour.',
  broken: 'Accounts aren’t working right now. It’s nothing you did. Try again later.',
};

const ADDRESS = 'We can’t send email to this address';
const TAKEN = 'This address can’t be used here';
const WEAK = 'The server finds this password too easy to guess';
const LEAKED = 'This password is on a list of leaked ones';

const other: Texts = {
  closed: 'New accounts are closed for now. The guides and calculators work without one.',
  address: `${ADDRESS}. Check it for typos, or use another one.`,
  taken: `${TAKEN}. Use another one.`,
  weak: `${WEAK}. Make it longer and add a symbol, like # or !.`,
  leaked: `${LEAKED}. Choose one that you use nowhere else.`,
};

/** Returns what the user can do about a failure. Undefined when nothing is known. */
export function adviceOn(result: AuthResult): string | undefined {
  return later[result] ?? other[result];
}

/** Returns a failure's toast, with what the user can do about it. */
export function failureToast(message: string, result: AuthResult): Toast {
  const kept = later[result] ? ' What you typed is still here.' : '';
  const advice = adviceOn(result);
  return { kind: 'error', message, description: advice && advice + kept };
}

/** Returns the errors of the fields that the server objects to, by name. */
export function fieldErrors(result: AuthResult): { email?: string[]; newPassword?: string[] } {
  if (result === 'address') return { email: [ADDRESS] };
  if (result === 'taken') return { email: [TAKEN] };
  if (result === 'weak') return { newPassword: [WEAK] };
  return result === 'leaked' ? { newPassword: [LEAKED] } : {};
}
