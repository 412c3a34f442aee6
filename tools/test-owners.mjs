// `npm run test:owners`: types, the build, its words and the tests that read the owner's data, once with a full and once with
// the least owner copied over src/operator/site.ts, the full one with a mail service. Afterwards both files are as they were.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { npx } from './npx.mjs';
import { foreignWords } from './owner-words.mjs';

const SITE = 'src/operator/site.ts';
const SETTINGS = 'deploy/supabase/config.toml';
const UNIT_TESTS = [
  'tests/blocks/',
  'tests/guides/',
  'tests/routes/',
  'tests/operator.test.ts',
  'tests/voice.test.ts',
  'tests/features/search/',
  'tests/tools/launch-check.test.ts',
  'tests/tools/setup.test.ts',
  'tests/features/account/limits.test.ts',
  ...'contact credit every-page first-visit mailed-link search shell suggestion-box typed-forms welcome'
    .split(' ')
    .map((name) => `tests/journeys/${name}.test.tsx`),
];
const BROWSER_TESTS = [
  ...'announced broken-scripts calculators first-visit forms large-text no-script offline'.split(' '),
  ...'other-browsers pages paper preferences served shell small-screens translated typed-forms'.split(' '),
];

const npm = (...args) =>
  spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
const steps = {
  Types: () => npm('run', 'typecheck'),
  'Unit tests': () => npx(['vitest', 'run', ...UNIT_TESTS]) === 0,
  'The build': () => npm('run', 'build:embedded'),
  'Its words': (owner) => {
    const found = foreignWords('dist-embedded', owner);
    for (const words of found) console.log(`✗ ${words}`);
    return found.length === 0;
  },
  'Browser tests': () => {
    const files = BROWSER_TESTS.map((name) => `tests/browser/${name}.spec.ts`);
    return npx(['playwright', 'test', '--project=chromium', ...files], { IS_BUILT: 'yes' }) === 0;
  },
};

const own = readFileSync(SITE, 'utf8');
const settings = readFileSync(SETTINGS, 'utf8');
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isStopped = true;
  });

const failed = [];
try {
  for (const owner of ['full', 'least']) await runSteps(owner);
} finally {
  writeFileSync(SITE, own);
  writeFileSync(SETTINGS, settings);
}
const verdict = isStopped ? 'Stopped.' : failed.length === 0 ? 'Both owners passed.' : 'Failed:';
console.log(`\n${[verdict, ...failed].join('\n')}`);
process.exitCode = isStopped || failed.length > 0 ? 1 : 0;

async function runSteps(owner) {
  writeFileSync(SITE, readFileSync(`tests/support/owners/${owner}.ts`, 'utf8'));
  writeFileSync(SETTINGS, owner === 'full' ? withMail(settings) : settings);
  for (const [name, passes] of Object.entries(steps)) {
    if (isStopped) return;
    console.log(`\n=== The ${owner} owner: ${name} ===`);
    if (!passes(owner)) failed.push(`${owner}: ${name}`);
    // A signal that came during the step is delivered in this pause.
    await pause(10);
  }
}

/** As docs/deploy.md has it in step 6. */
function withMail(text) {
  const mail = text.indexOf('# [auth.email.smtp]');
  return mail < 0 ? text : text.slice(0, mail) + text.slice(mail).replace(/^# ?/gm, '');
}
