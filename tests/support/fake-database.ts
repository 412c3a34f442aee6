import { PASSWORD } from './passwords';

// What a project stores, in memory: its accounts, the links it has emailed, and its tables.

export type Account = {
  id: string;
  email: string;
  password: string;
  isConfirmed: boolean;
  /** The address that an email change asks for. */
  newEmail?: string | undefined;
  /** When emails were last sent, by the user's field that says so: `recovery_sent_at`, for example. */
  sentAt: Record<string, string>;
};

/** An email's link. It works once. */
export type MailedLink = { account: Account; type: string; to: string; token: string; code: string };

export type ProgressRow = {
  user_id: string;
  checklist_type: string;
  item_index: number;
  completed: boolean;
};

/** The tables with one row per user, and the column that holds what it keeps. */
export const OWN_COLUMNS = { family_plans: 'plan', first_60_days: 'form', cost_of_living: 'form' } as const;
export type OwnTable = keyof typeof OWN_COLUMNS;
export const OWN_TABLES = Object.keys(OWN_COLUMNS) as OwnTable[];
export type OwnRow = { user_id: string; updated_at: string; plan?: unknown; form?: unknown };

/** The field of the user that says when such a link was emailed. */
const SENT_AT: Record<string, string> = {
  signup: 'confirmation_sent_at',
  recovery: 'recovery_sent_at',
  email_change: 'email_change_sent_at',
};

export function newAccount(email: string, password: string, isConfirmed: boolean): Account {
  const sentAt = { confirmation_sent_at: new Date().toISOString() };
  return { id: `id-of-${email}`, email, password, isConfirmed, sentAt };
}

export class FakeDatabase {
  accounts: Account[] = [];
  links: MailedLink[] = [];
  rows: ProgressRow[] = [];
  own: Record<OwnTable, OwnRow[]> = { family_plans: [], first_60_days: [], cost_of_living: [] };
  /** Whether both addresses must confirm an email change, or the new one only. */
  hasSecureEmailChange = true;
  private versions = 0;
  private mails = 0;

  /** A confirmed account. */
  addUser(email: string, password = PASSWORD): Account {
    const account = newAccount(email, password, true);
    this.accounts.push(account);
    return account;
  }

  /** Emails a link to each of these addresses, and voids earlier ones of its type. Returns the first one's token. */
  mailLink(account: Account, type: string, addresses = [account.email]): string {
    this.mails += 1;
    const links = addresses.map((to, at) => ({
      account,
      type,
      to,
      token: `${type}-${this.mails}-to-${to}`,
      code: String(100_000 + 10 * this.mails + at),
    }));
    this.links = [...this.links.filter((link) => link.account !== account || link.type !== type), ...links];
    account.sentAt[SENT_AT[type] ?? ''] = new Date().toISOString();
    return links[0]?.token ?? '';
  }

  complete(user_id: string, ...itemIndexes: number[]): void {
    for (const item_index of itemIndexes)
      this.rows.push({ user_id, checklist_type: 'hawaii_pcs', item_index, completed: true });
  }

  completedOf(userId: string): number[] {
    const rows = this.rows.filter((row) => row.user_id === userId && row.completed);
    return rows.map((row) => row.item_index).sort((a, b) => a - b);
  }

  /** Saves a plan, as another device would; undefined removes it. */
  keepPlan(userId: string, plan: unknown): void {
    this.keepOwn('family_plans', userId, plan);
  }

  planOf(userId: string): unknown {
    return this.own.family_plans.find((row) => row.user_id === userId)?.plan;
  }

  /** Saves a form of The First 60 Days, as another device would; undefined removes it. */
  keepForm(userId: string, form: unknown): void {
    this.keepOwn('first_60_days', userId, form);
  }

  formOf(userId: string): unknown {
    return this.own.first_60_days.find((row) => row.user_id === userId)?.form;
  }

  /** Keeps it as the table's last row. Its version is in PostgREST's format, and later than any before. */
  keepOwn(table: OwnTable, user_id: string, value: unknown): void {
    this.own[table] = this.own[table].filter((row) => row.user_id !== user_id);
    this.versions += 1;
    const updated_at = `2026-11-22T19:00:00.${String(this.versions).padStart(6, '0')}+00:00`;
    if (value !== undefined) this.own[table].push({ user_id, [OWN_COLUMNS[table]]: value, updated_at });
  }

  /** Deletes an account with all that belongs to it. */
  deleteAccount(account: Account): void {
    this.accounts = this.accounts.filter((other) => other !== account);
    this.links = this.links.filter((link) => link.account !== account);
    this.rows = this.rows.filter((row) => row.user_id !== account.id);
    for (const table of OWN_TABLES) this.keepOwn(table, account.id, undefined);
  }
}
