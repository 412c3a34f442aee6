import { SUPABASE_CLI } from '../versions.mjs';
import { type Answer, ask, codeOf, summaryOf } from './ask';
import type { Probe } from './probe';
import type { Project } from './project';
import { rest, TABLES, writes } from './tables';

const STEP_4 = `Do step 4 of docs/deploy.md (npx ${SUPABASE_CLI} db push --remote).`;

const isMissing = (answer: Answer | undefined) =>
  !answer || ['PGRST205', 'PGRST106', '42P01'].includes(codeOf(answer));

/** Returns why the database answers for none of our tables, or undefined when it knows one. */
function dataOutage({ reads }: Project): string | undefined {
  const answers = Object.values(reads);
  const [first] = answers;
  const isOut = answers.every((answer) => isMissing(answer) || answer.status >= 500 || answer.status === 0);
  if (first && isOut && first.status >= 500 && codeOf(first) !== 'PGRST002')
    return `${summaryOf(first)}, for every table. The database doesn’t answer: wait a few minutes, or restart it in the dashboard (Project Settings).`;
  return first && isOut
    ? `${summaryOf(first)}, for every table. ${codeOf(first) === 'PGRST205' ? '' : 'Turn the Data API on, with the schema "public" (Project Settings). If it is on: '}${STEP_4}`
    : undefined;
}

const answers = (project: Project) => !dataOutage(project);
const tablesOf = ({ reads }: Project) => TABLES.filter(({ name }) => !isMissing(reads[name]));
const isWithoutColumn = (answer: Answer | undefined) =>
  answer !== undefined && ['42703', 'PGRST204'].includes(codeOf(answer));

/** The response without permission, before any row is read. */
const isDenied = (answer: Answer) => codeOf(answer) === '42501' && [401, 403].includes(answer.status);

const tableProbes: readonly Probe<Project>[] = [
  { expects: 'The Data API answers for our tables', problem: dataOutage },
  {
    expects: 'Every table is there',
    applies: answers,
    problem: ({ reads }) => {
      const missing = TABLES.filter(({ name }) => isMissing(reads[name])).map(({ name }) => name);
      return missing.length > 0 ? `${missing.join(', ')} is missing. ${STEP_4}` : undefined;
    },
  },
  {
    expects: 'Every column is there, with its type',
    applies: answers,
    problem: async (project) => {
      for (const { name, columns } of tablesOf(project)) {
        const read = project.reads[name];
        if (isWithoutColumn(read)) return `${name}: ${read?.json?.message}. ${STEP_4}`;
        // A filter's value is read before the permission on the table is checked.
        for (const [column, type] of Object.entries(columns).filter(([, type]) => type !== 'text')) {
          const answer = await rest(project, `/${name}?select=${column}&${column}=eq.not-a-value&limit=1`);
          if (!`${answer.json?.message}`.includes(`type ${type === 'jsonb' ? 'json' : type}`))
            return `${name}.${column} should be ${type}, but the server says: ${summaryOf(answer)}. ${STEP_4}`;
        }
      }
      return undefined;
    },
  },
  {
    expects: 'Nobody reads or writes a table without signing in',
    applies: answers,
    problem: async (project) => {
      const open: string[] = [];
      for (const table of tablesOf(project)) {
        const read = project.reads[table.name];
        const what = read && !isDenied(read) && !isWithoutColumn(read) ? [`read (${summaryOf(read)})`] : [];
        for (const [verb, path, method, body] of writes(table)) {
          const answer = await rest(project, path, method, body);
          if (!isDenied(answer)) what.push(`${verb} (${summaryOf(answer)})`);
        }
        if (what.length > 0) open.push(`${table.name}: ${what.join(', ')}`);
      }
      return open.length > 0
        ? `${open.join('; ')}. The migrations revoke this: look for grants made in the dashboard. \`npm run doctor\` has the repair, in its part on the database.`
        : undefined;
    },
  },
];

const functionProbes: readonly Probe<Project>[] = [
  {
    expects: 'Nobody deletes an account without signing in',
    applies: answers,
    problem: async (project) => {
      const answer = await rest(project, '/rpc/delete_account', 'POST', {});
      if (isDenied(answer)) return undefined;
      return codeOf(answer) === 'PGRST202'
        ? `The function delete_account is missing. ${STEP_4}`
        : `The answer is ${summaryOf(answer)}: revoke execute on it from anon.`;
    },
  },
  {
    expects: 'Triggers can’t be called',
    applies: answers,
    problem: async (project) => {
      for (const name of ['keep_profile', 'stamp_updated_at']) {
        const answer = await rest(project, `/rpc/${name}`, 'POST', {});
        if (answer.status !== 404 && !isDenied(answer)) return `${name}: the answer is ${summaryOf(answer)}`;
      }
      return undefined;
    },
  },
  {
    expects: 'GraphQL is off',
    isNote: true,
    problem: async ({ url, key }) => {
      const headers = { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ query: '{ __typename }' });
      const answer = await ask(`${url}/graphql/v1`, { method: 'POST', headers, body });
      return answer.status === 200 && answer.json?.data
        ? 'It is on, and nothing uses it: turn the pg_graphql extension off.'
        : undefined;
    },
  },
  ...[
    { path: '/rest/v1/checklist_progress', method: 'POST', headers: 'content-profile,prefer' },
    { path: '/auth/v1/user', method: 'PUT', headers: 'x-supabase-api-version' },
  ].map(
    ({ path, method, headers }): Probe<Project> => ({
      expects: `${path} may be called from this site`,
      problem: async ({ site, url }) => {
        const answer = await ask(`${url}${path}`, {
          method: 'OPTIONS',
          headers: {
            origin: site,
            'access-control-request-method': method,
            'access-control-request-headers': `apikey,authorization,content-type,x-client-info,${headers}`,
          },
        });
        const allowed = answer.headers.get('access-control-allow-origin');
        return allowed === '*' || allowed === site
          ? undefined
          : `Access-Control-Allow-Origin is ${allowed ?? 'missing'} (${answer.status}).`;
      },
    }),
  ),
];

/** What the database must refuse to people who aren't signed in. */
export const dataProbes: readonly Probe<Project>[] = [...tableProbes, ...functionProbes];
