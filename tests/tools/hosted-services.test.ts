import { expect, it, vi } from 'vitest';
import { problemOf } from '../../tools/hosted-services.mjs';

const SETTINGS = {
  TEST_SUPABASE_URL: 'http://127.0.0.1:54321',
  TEST_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  TEST_MAIL_URL: 'http://127.0.0.1:54324',
};
const PROJECT = {
  external: { email: true, github: false },
  disable_signup: false,
  mailer_autoconfirm: false,
};

type Answer = () => Response;
const unreachable: Answer = () => {
  throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
};
const page: Answer = () => new Response('<!DOCTYPE html>');

/** Returns the problem, or else what was met. */
async function ask(answers: { project?: Answer; mail?: Answer } = {}, settings = {}): Promise<string> {
  const project = answers.project ?? (() => Response.json(PROJECT));
  const mail = answers.mail ?? (() => Response.json({ Version: 'v1.28' }));
  vi.stubGlobal('fetch', async (url: string) => (url.includes('/auth/v1/') ? project() : mail()));
  const lines: string[] = [];
  return (
    (await problemOf({ ...SETTINGS, ...settings }, (line: string) => lines.push(line))) ?? lines.join('\n')
  );
}

it.each([
  ['a setting is missing', {}, { TEST_MAIL_URL: '' }, 'Set TEST_MAIL_URL in .env.local'],
  [
    'an address has a path',
    {},
    { TEST_MAIL_URL: 'http://a.test/x' },
    'TEST_MAIL_URL must be just a scheme and a host',
  ],
  [
    'no Supabase answers',
    { project: unreachable },
    {},
    'Nothing responds at TEST_SUPABASE_URL, http://127.0.0.1:54321: ECONNREFUSED',
  ],
  ['another server answers', { project: page }, {}, 'isn’t Supabase’s API'],
  [
    'the key is wrong',
    { project: () => Response.json({ message: 'Invalid API key' }, { status: 401 }) },
    {},
    'refuses TEST_SUPABASE_PUBLISHABLE_KEY (401)',
  ],
  [
    'sign-ups are closed',
    { project: () => Response.json({ ...PROJECT, disable_signup: true }) },
    {},
    'set enable_signup',
  ],
  [
    'nobody has to confirm',
    { project: () => Response.json({ ...PROJECT, mailer_autoconfirm: true }) },
    {},
    'set enable_confirmations',
  ],
  [
    'no mail catcher answers',
    { mail: unreachable },
    {},
    'Nothing responds at TEST_MAIL_URL, http://127.0.0.1:54324: ECONNREFUSED',
  ],
  ['something else than Mailpit answers', { mail: page }, {}, 'isn’t Mailpit’s API'],
])('says what is wrong when %s', async (_what, answers, settings, says) => {
  expect(await ask(answers, settings)).toContain(says);
});

it('lists what it finds', async () => {
  const project = () => Response.json({ ...PROJECT, external: { email: true, github: true } });
  const met = await ask({ project });
  expect(met).toContain('sign-up by email, which has to be confirmed');
  expect(met).toContain('sign-in with github, too');
  expect(met).toContain('Mailpit v1.28');
});
