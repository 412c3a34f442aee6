// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BAH_YEAR } from '@/money/bah';
import type { Site } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import { mailProblems, nameProblems, yearProblems } from '../../tools/launch/check';
import { ownerProblems } from '../../tools/launch/owner';
import { nameMails, namesInMail } from '../../tools/setup/mail-names';
import { site as full } from '../support/owners/full';
import { site as least } from '../support/owners/least';

let root: string;
const read = (file: string) => readFileSync(join(root, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'launch-check-'));
  for (const folder of ['src/guides', 'src/money', 'public'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const file of [
    'deploy/supabase',
    'public/social-card.png',
    'public/welcome.webm',
    'public/welcome.mp4',
    'public/welcome.vtt',
  ])
    cpSync(file, join(root, file), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

const SITE_TEXT = readFileSync('src/operator/site.ts', 'utf8');
const samplesOf = (own: Site, text = SITE_TEXT) =>
  ownerProblems(own, text).map(({ place, says }) => `${place}  ${says}`);

it('lists each sample of the site as it comes once, the program too, with its line', () => {
  const samples = SITE_TEXT.match(/status: 'sample'/g) ?? [];
  const said = samplesOf({ ...site });
  if (site.program?.status === 'sample')
    expect(said).toContainEqual(
      expect.stringMatching(/^src\/operator\/site\.ts:\d+ {2}program, “.+”: a sample$/),
    );
  expect(said.filter((line) => line.endsWith(': a sample'))).toHaveLength(samples.length);
});

it.each([
  ['full', full],
  ['least', least],
])('passes an owner with %s data of its own', (owner, own) => {
  expect(samplesOf(own, readFileSync(`tests/support/owners/${owner}.ts`, 'utf8'))).toEqual([]);
});

it.each([
  [{ phone: '808-555-0100' }, '“555-0100” is a stand-in'],
  [{ email: 'sponsor@example.com' }, '“example.com” is a stand-in'],
  [{ phone: '(808) 423-3110' }, 'write the phone as 808-423-3110'],
  [{ name: 'Your home program sponsor' }, '“Your home program sponsor” is a stand-in'],
  [{ title: 'Founder, Veterans Home Program' }, '“Veterans Home Program” is a stand-in'],
  [{ email: 'dana' }, '“dana” isn’t an email address'],
])('lists a founder who is set, but has %j', (part, says) => {
  expect(samplesOf({ ...full, founder: { ...full.founder, ...part } })).toEqual([
    expect.stringContaining(says),
  ]);
});

it.each([
  [{ name: ' ' }, 'name: is empty'],
  [{ formsEmail: 'forms@example.com' }, 'formsEmail: “example.com” is a stand-in'],
  [{ welcomeVideo: 'https://movies.test/film' }, 'welcomeVideo: the site can’t show it'],
  [{ program: full.program && { ...full.program, creditPer100kDollars: 0 } }, 'creditPer100kDollars is 0'],
])('lists an owner with %j', (part, says) => {
  expect(samplesOf({ ...full, ...part })).toEqual([expect.stringContaining(says)]);
});

it('names the line of somebody with an apostrophe in the name', () => {
  const founder = { ...full.founder, name: "Dana O'Neill", phone: '8084233110' };
  const text = 'export const site = {\n  founder: {\n    name: "Dana O\'Neill",\n';
  expect(samplesOf({ ...full, founder }, text)[0]).toMatch(
    /^src\/operator\/site\.ts:3 {2}founder, “Dana O'Neill”/,
  );
});

it('lists the mail service until its lines are switched on', () => {
  expect(mailProblems(root)).toHaveLength(1);
  const config = read('deploy/supabase/config.toml').replace('# [auth.email.smtp]', '[auth.email.smtp]');
  writeFileSync(join(root, 'deploy/supabase/config.toml'), config);
  expect(mailProblems(root)).toEqual([]);
});

it('lists pictures and emails with another name than the site’s, until they have it', () => {
  const renamed = { ...site, name: 'Homes for “Heroes” & Co' };
  const places = () => nameProblems(root, renamed).map(({ place }) => place);
  expect(nameProblems(root, { ...site, name: 'Paradise PCS' })).toEqual([]);
  expect(places()).toContain('public/social-card.png');
  for (const file of ['webm', 'mp4', 'vtt']) expect(places()).toContain(`public/welcome.${file}`);
  expect(places()).toContain('deploy/supabase/templates/recovery.html');
  expect(nameMails(root, renamed.name)).toHaveLength(4);
  expect(read('deploy/supabase/config.toml')).toContain(`"Confirm your new email for ${renamed.name}"`);
  expect(read('deploy/supabase/templates/confirmation.html')).toMatch(/^<p>Aloha,<\/p>/);
  writeFileSync(join(root, 'public/social-card.png'), 'own');
  writeFileSync(join(root, 'public/welcome.webm'), 'own');
  expect(namesInMail(root)).toHaveLength(4);
});

it('lists a table whose year has passed, and passes this year’s', () => {
  writeFileSync(join(root, 'src/money/bah.ts'), 'export const BAH_YEAR = 2026;\n');
  expect(yearProblems(root, 2026)).toEqual([]);
  expect(yearProblems(root, 2027)).toEqual([
    { place: 'src/money/bah.ts:1', says: 'BAH is of 2026: docs/upkeep.md.' },
  ]);
});

it('names each table of this site in the next year, the loan limit too', () => {
  const named = yearProblems('.', BAH_YEAR + 1).map(({ says }) => says.split(' ')[0]);
  expect(named.sort()).toEqual(['BAH', 'BAS', 'BASIC_PAY', 'COLA', 'DLA', 'LOAN_LIMIT', 'TLA_RATES']);
});

it('the command prints every line, and fails while there is one', () => {
  const { status, stdout } = spawnSync('node', ['tools/launch-check.mjs'], { encoding: 'utf8' });
  for (const line of samplesOf(site)) expect(stdout).toContain(line);
  expect(status).toBe(stdout.includes('✗') ? 1 : 0);
});
