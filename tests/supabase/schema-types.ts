import type { PGlite } from '@electric-sql/pglite';

/** Per table and Row, Insert and Update: its members as text, sorted by name. */
type TableTypes = Record<string, Record<'Row' | 'Insert' | 'Update', string[]>>;

type Column = { table: string; column: string; type: string; nullable: boolean; optional: boolean };

const TYPESCRIPT: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  jsonb: 'Json',
  text: 'string',
  timestamptz: 'string',
  uuid: 'string',
};

/** The types that `supabase gen types` generates for the `public` tables. */
export async function typesOf(database: PGlite): Promise<TableTypes> {
  const { rows } = await database.query<Column>(`
    select table_name as table, column_name as column, udt_name as type, is_nullable = 'YES' as nullable,
      is_nullable = 'YES' or column_default is not null as optional
    from information_schema.columns where table_schema = 'public' order by 1, 2`);
  const types: TableTypes = {};
  for (const { table, column, type, nullable, optional } of rows) {
    types[table] ??= { Row: [], Insert: [], Update: [] };
    const value = `${TYPESCRIPT[type] ?? `nothing known for ${type}`}${nullable ? ' | null' : ''}`;
    types[table].Row.push(`${column}: ${value}`);
    types[table].Insert.push(`${column}${optional ? '?' : ''}: ${value}`);
    types[table].Update.push(`${column}?: ${value}`);
  }
  return types;
}

/** The same, parsed from a generated file's text. */
export function typesIn(source: string): TableTypes {
  const types: TableTypes = {};
  const table = /(\w+)"?: \{\s*Row: \{([^}]*)\}.*?Insert: \{([^}]*)\}\s*;?\s*Update: \{([^}]*)\}/gs;
  for (const [, name = '', row = '', insert = '', update = ''] of source.matchAll(table)) {
    types[name] = { Row: members(row), Insert: members(insert), Update: members(update) };
  }
  return types;
}

function members(body: string): string[] {
  return body
    .replaceAll('"', '')
    .split(/[;,\n]/)
    .map((member) => member.trim())
    .filter(Boolean);
}
