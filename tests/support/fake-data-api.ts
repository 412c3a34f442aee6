import { tokenIn } from './auth-session';
import {
  type FakeDatabase,
  OWN_COLUMNS,
  OWN_TABLES,
  type OwnRow,
  type OwnTable,
  type ProgressRow,
} from './fake-database';
import { type Call, json } from './fake-http';
import { noSuchUser } from './hosted-answers';

/** What the data API answers to a call, under row security; undefined when the call isn't for it. */
export function dataAnswer(database: FakeDatabase, call: Call): Response | undefined {
  const token = tokenIn(call.headers);
  // Row security goes by the token alone: it is valid until it expires, also when its account is gone.
  const userId = token?.isExpired ? undefined : token?.userId;
  const ownTable = OWN_TABLES.find((table) => call.path === `/rest/v1/${table}`);
  if (ownTable) return changeOwn(database, ownTable, call, userId);
  const account = database.accounts.find(({ id }) => id === userId);
  switch (`${call.method} ${call.path}`) {
    case 'GET /rest/v1/profiles':
      return json(account ? [{ id: account.id, email: account.email }] : []);
    case 'POST /rest/v1/profiles':
      return json({ message: 'permission denied for table profiles', code: '42501' }, 401);
    case 'GET /rest/v1/checklist_progress':
      return json(
        database.rows.filter((row) => row.user_id === userId && isChosen(row, call)).map(progressOf),
      );
    case 'POST /rest/v1/checklist_progress':
      return saveProgress(database, call.body as ProgressRow, userId);
    case 'POST /rest/v1/rpc/delete_account':
      if (account) database.deleteAccount(account);
      return new Response(null, { status: 204 });
    default:
      return undefined;
  }
}

function saveProgress(database: FakeDatabase, row: ProgressRow, userId: string | undefined): Response {
  if (row.user_id !== userId) return json({ code: '42501', message: 'row-level security' }, 403);
  if (!exists(database, userId)) return noSuchUser('checklist_progress');
  database.rows = database.rows.filter(
    (old) => old.user_id !== row.user_id || old.item_index !== row.item_index,
  );
  database.rows.push(row);
  return json([row], 201);
}

function changeOwn(
  database: FakeDatabase,
  table: OwnTable,
  { method, body, search }: Call,
  userId: string | undefined,
): Response {
  const row = database.own[table].find((found) => found.user_id === userId && isChosen(found, { search }));
  if (method === 'GET') return json(row ? [row] : []);
  const { user_id, [OWN_COLUMNS[table]]: value } = { user_id: row?.user_id, ...(body as Partial<OwnRow>) };
  if (!userId || user_id !== userId) return method === 'POST' ? json({ code: '42501' }, 403) : json([]);
  if (!exists(database, userId)) return noSuchUser(table);
  if (method === 'POST' && row) return json({ code: '23505', message: 'duplicate key' }, 409);
  database.keepOwn(table, userId, value);
  return json(method === 'DELETE' ? [row] : database.own[table].slice(-1));
}

function exists({ accounts }: FakeDatabase, userId: string): boolean {
  return accounts.some(({ id }) => id === userId);
}

/** Whether a call's filters choose a row. */
function isChosen(row: object, { search }: Pick<Call, 'search'>): boolean {
  return Object.entries(row).every(([column, value]) => [null, `eq.${value}`].includes(search.get(column)));
}

function progressOf({ item_index, completed }: ProgressRow) {
  return { item_index, completed };
}
