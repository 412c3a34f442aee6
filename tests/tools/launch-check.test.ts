import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BAH_YEAR } from '@/money/bah';
import type { Site } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import { mailProblems, nameProblems, portraitProblems, yearProblems } from '../../tools/launch/check';
import { ownerProblems } from '../../tools/launch/owner';
import { nameMails } from '../../tools/setup/mail-names';
import { site as full } from '../support/owners/full';
import { site as least } from '../support/owners/least';
import { copySettings, copyTools } from './owner-files';

let root: string;
const read = (file: string) => readFileSync(join(root, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'launch-check-'));
  for (const folder of ['src/guides', 'src/money', 'public'])
    mkdirSync(join(root, folder), { recursive: true });
  copySettings(root);
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
  [{ phone: '808-555-0100' }, 'phone “555-0100” is a stand-in'],
  [{ phone: '808-555-1212' }, 'phone “555-1212” is a stand-in'],
  [{ phone: '123-456-7890' }, 'phone “123-456-7890” is a stand-in'],
  [{ phone: '808-123-4567' }, '“808-123-4567” can’t be called'],
  [{ email: 'sponsor@example.com' }, 'email “example.com” is a stand-in'],
  [{ email: 'dana@mail.example.org' }, 'email “example.org” is a stand-in'],
  [{ email: 'yourname@gmail.com' }, 'email “yourname” is a stand-in'],
  [{ name: 'Your Name' }, 'name “Your Name” is a stand-in'],
  [{ name: 'First Last' }, 'name “First Last” is a stand-in'],
  [{ name: ' Dana Doe' }, 'name “ Dana Doe” begins or ends with a space'],
  [{ location: 'Oahu,  Hawaii' }, 'location “Oahu, Hawaii” has a line break or two spaces'],
  [{ title: 'Homes\n  and loans' }, 'title “Homes and loans” has a line break'],
  [{ title: 'Homes &amp; loans' }, 'title shows “&amp;” as it stands'],
  [{ name: 'Dana '.repeat(18).trim() }, 'name has 89 letters: pages have room for 50'],
  [{ title: 'TBD' }, 'title “TBD” is a stand-in'],
  [{ phone: undefined }, 'phone is missing'],
  [{ phone: '(808) 423-3110' }, 'phone “(808) 423-3110” can’t be called: write it as 808-423-3110'],
  [{ name: 'Your home program sponsor' }, '“Your home program sponsor” is a stand-in'],
  [{ title: 'Founder, Veterans Home Program' }, '“Veterans Home Program” is a stand-in'],
  [{ email: 'dana' }, '“dana” isn’t an email address'],
  [{ email: 'dana@owner.test ' }, 'email “dana@owner.test ” begins or ends with a space'],
  [{ status: 'Set' as 'set' }, 'its status is “Set”'],
  [{ title: ' ' }, 'title is empty'],
  [{ location: '<your island>' }, '“<your island>” is a stand-in'],
])('lists a founder who is set, but has %j', (part, says) => {
  // Types forbid some of these, but nothing else reads them before a build.
  const founder = { ...full.founder, ...part } as Site['founder'];
  expect(samplesOf({ ...full, founder })).toEqual([expect.stringContaining(says)]);
});

/** The full owner's VA lenders, one for each change. */
const lenders = (...changes: Partial<Site['vaLenders'][number]>[]) =>
  full.vaLenders.slice(0, changes.length).map((one, index) => ({ ...one, ...changes[index] }));

it.each([
  [{ name: ' ' }, 'name: is empty'],
  [{ formsEmail: 'forms@example.com' }, 'formsEmail: “example.com” is a stand-in'],
  [{ welcomeVideo: 'https://movies.test/film' }, 'welcomeVideo: is nothing that the site can show'],
  [{ formsEmail: 'mailto:forms@owner.test' }, '“mailto:forms@owner.test” isn’t an email address'],
  [{ program: full.program && { ...full.program, creditPer100kDollars: 0 } }, 'creditPer100kDollars is 0'],
  [
    { program: full.program && { ...full.program, managementFeePercent: 0.08 } },
    'managementFeePercent is 0.08, and pages would say that. It should be 1 to 30',
  ],
  [
    { gapLenders: full.gapLenders.slice(0, 1).map((one) => ({ ...one, maxLtvPercent: 0.95 })) },
    'maxLtvPercent is 0.95',
  ],
  [
    { vaLenders: full.vaLenders.slice(0, 1).map((one) => ({ ...one, specialties: [] })) },
    'specialties is empty',
  ],
  [{ pcsApp: { status: 'set', url: 'https://app' } as const }, 'url “https://app” isn’t a web address'],
  [{ pcsApp: { status: 'set', url: 'https://your-app.com' } as const }, 'url “your-app” is a stand-in'],
  [{ founder: undefined as unknown as Site['founder'] }, 'founder: is missing'],
  [{ vaLenders: undefined as unknown as [] }, 'vaLenders: is missing. Write []'],
  [{ name: 'Island '.repeat(13).trim() }, 'name: has 90 letters'],
  [
    { program: full.program && { ...full.program, nameInText: 'the Home Club' } },
    'nameInText “the Home Club” has another name than “Own Home Program”',
  ],
  [
    { program: full.program && { ...full.program, creditPer100kDollars: '500' as unknown as number } },
    'creditPer100kDollars is "500", and pages would say that',
  ],
  [
    { vaLenders: lenders({}, { name: 'Own VA lender 1' }) },
    'is in the list twice: another has the same name',
  ],
  [
    { vaLenders: lenders({}, { email: 'VA-lender-1@owner.test' }) },
    'vaLenders 2, “Own VA lender 2”: is in the list twice: another has the same email, “VA-lender-1@owner.test”',
  ],
  [{ vaLenders: lenders({ specialties: ['Condos', 'Condos'] }) }, 'specialties says “Condos” twice'],
  [{ vaLenders: lenders({ company: 'Your company' }) }, 'company “Your company” is a stand-in'],
])('lists an owner with %j', (part, says) => {
  expect(samplesOf({ ...full, ...part })).toEqual([expect.stringContaining(says)]);
});

it('names the line of the value itself', () => {
  const text = readFileSync('tests/support/owners/full.ts', 'utf8').replaceAll(
    '808-423-3111',
    '808-555-3111',
  );
  const vaLenders = lenders({}, { phone: '808-555-3111' });
  const row = text.split('\n').findIndex((line) => line.includes('808-555-3111'));
  expect(samplesOf({ ...full, vaLenders }, text)).toEqual([
    `src/operator/site.ts:${row + 1}  vaLenders 2, “Own VA lender 2”: phone “555-3111” is a stand-in: put your own.`,
  ]);
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
  expect(mailProblems(root)).toEqual([
    { place: expect.stringMatching(/config\.toml:\d+$/), says: expect.stringContaining('remove its "# "') },
  ]);
  writeFileSync(join(root, 'deploy/supabase/config.toml'), config.replace(/^# ?(?=\[|\w+ = |$)/gm, ''));
  expect(mailProblems(root)).toEqual([]);
});

it('lists a lender’s portrait that isn’t there', () => {
  const portrait = '/gus.jpg';
  const gapLenders = full.gapLenders.slice(0, 1).map((one) => ({ ...one, image: portrait }) as const);
  expect(portraitProblems(root, { ...full, gapLenders })).toHaveLength(1);
  writeFileSync(join(root, 'public', portrait), 'own');
  expect(portraitProblems(root, { ...full, gapLenders })).toEqual([]);
});

it('lists pictures and emails with another name than the site’s, until they have it', () => {
  const own = { name: 'Homes for “Heroes” & Co', welcomeVideo: '/welcome.webm' };
  const files = ['public/social-card.png', ...['webm', 'mp4', 'vtt'].map((end) => `public/welcome.${end}`)];
  for (const file of files) writeFileSync(join(root, file), 'as it came');
  const checksum = createHash('sha256').update('as it came').digest('hex');
  const named = Object.fromEntries(files.map((file) => [file, checksum]));
  const places = (owner = own) => nameProblems(root, owner, named).map(({ place }) => place);

  nameMails(root, 'Paradise PCS');
  expect(places({ ...own, name: 'Paradise PCS' })).toEqual([]);
  expect(places()).toEqual(expect.arrayContaining([...files, 'deploy/supabase/templates/recovery.html']));
  expect(places({ ...own, welcomeVideo: 'https://youtu.be/dQw4w9WgXcQ' })).not.toContain(files[1]);
  expect(nameMails(root, own.name)).toHaveLength(4);
  expect(read('deploy/supabase/config.toml')).toContain(`"Confirm your new email for ${own.name}"`);
  expect(read('deploy/supabase/templates/confirmation.html')).toMatch(/^<p>Aloha,<\/p>/);
  expect(places()).toEqual(files);
  for (const file of files) writeFileSync(join(root, file), 'own');
  expect(places()).toEqual([]);
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

it('the command names the line of an apostrophe between single quotes, without a stack', () => {
  copyTools(root);
  writeFileSync(
    join(root, 'src/operator/site.ts'),
    SITE_TEXT.replace(/(?<=tagline: ).*(?=,)/, "'Hawaii's own'"),
  );
  const options = { cwd: root, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync('node', ['tools/launch-check.mjs'], options);
  expect(stdout).toMatch(/^✗ src\/operator\/site\.ts:\d+ {2}can’t be read/);
  expect(stdout + stderr).not.toContain('    at ');
  expect(status).toBe(2);
});
