import { type Answer, ask } from './ask';

/** A project as anybody can reach it. */
export type Keyed = { url: string; key: string };

/** A table of ours. `row` would be refused anyway, by its foreign key. */
type Table = {
  name: string;
  /** With their types as the server names them. */
  columns: Readonly<Record<string, string>>;
  key: string;
  row: object;
};

const NOBODY = '00000000-0000-0000-0000-000000000000';
const NUMBERS = { user_id: 'uuid', form: 'jsonb', updated_at: 'timestamp with time zone' };

export const TABLES: readonly Table[] = [
  {
    name: 'profiles',
    columns: { id: 'uuid', email: 'text' },
    key: 'id',
    row: { id: NOBODY, email: 'nobody@check-deploy.invalid' },
  },
  {
    name: 'checklist_progress',
    columns: {
      user_id: 'uuid',
      checklist_type: 'text',
      item_index: 'smallint',
      completed: 'boolean',
      updated_at: 'timestamp with time zone',
    },
    key: 'user_id,checklist_type,item_index',
    row: { user_id: NOBODY, checklist_type: 'hawaii_pcs', item_index: 0, completed: true },
  },
  {
    name: 'family_plans',
    columns: { user_id: 'uuid', plan: 'jsonb', updated_at: 'timestamp with time zone' },
    key: 'user_id',
    row: { user_id: NOBODY, plan: { reportDay: '2000-01-01', move: {} } },
  },
  { name: 'first_60_days', columns: NUMBERS, key: 'user_id', row: { user_id: NOBODY, form: {} } },
  { name: 'cost_of_living', columns: NUMBERS, key: 'user_id', row: { user_id: NOBODY, form: {} } },
];

/** Writes that nobody is allowed to make without signing in. They change nothing even where they are. */
export function writes({
  name,
  key,
  row,
}: Table): readonly [what: string, path: string, method: string, body?: object][] {
  const nobodys = `/${name}?${key.split(',')[0]}=eq.${NOBODY}`;
  return [
    ['create or replace', `/${name}?on_conflict=${key}`, 'POST', row],
    // An upsert needs more privileges than a plain insert, which one forgotten grant allows.
    ['create', `/${name}`, 'POST', row],
    ['change', nobodys, 'PATCH', row],
    ['delete', nobodys, 'DELETE'],
  ];
}

export function rest({ url, key }: Keyed, path: string, method = 'GET', body?: object): Promise<Answer> {
  const headers = {
    apikey: key,
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    prefer: 'resolution=merge-duplicates',
  };
  return ask(`${url}/rest/v1${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}
