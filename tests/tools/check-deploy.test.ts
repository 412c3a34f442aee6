import { describe, expect, it, vi } from 'vitest';
import { brokenPasswordRules } from '@/features/account/password-rules';
import { COMMON_PASSWORD } from '../../tools/check-deploy/auth-probes';
import { checkDeploy } from '../../tools/check-deploy/run';
import { deployment, type Faults, SITE } from './deployed-stand-in';
import { allowing, builtFor, FAULTS, NOTES, siteUrl } from './deployment-faults';

async function check(faults: Faults = {}, site = SITE) {
  vi.stubGlobal('fetch', deployment(faults, site));
  const lines: string[] = [];
  const findings = await checkDeploy({
    site: new URL(site),
    scope: 'all',
    print: (line) => lines.push(line),
  });
  return { findings, said: lines.join('\n') };
}

describe('a deployment as it should be', () => {
  it('passes every check, and leaves a list of manual ones', async () => {
    const { findings, said } = await check();
    expect(findings.filter(({ kind }) => kind !== 'right')).toEqual([]);
    expect(findings.length).toBeGreaterThan(45);
    expect(said).toMatch(/by hand:\n {2}- .*--database.*\n {2}- Sign up/);
    expect(said).toMatch(/right, 0 wrong, 0 notes$/);
  });
});

it('tries a password that only a list of leaked ones refuses', () => {
  expect(brokenPasswordRules(COMMON_PASSWORD)).toEqual([]);
});

describe('a deployment with a fault', () => {
  it.each(FAULTS)('reports %s in one line', async (_name, faults, expects, advice) => {
    const { findings, said } = await check(faults);
    expect(findings.filter(({ kind }) => kind === 'wrong')).toEqual([
      { kind: 'wrong', expects, problem: expect.stringMatching(advice) },
    ]);
    expect(said).toMatch(/ 1 wrong, \d+ notes$/);
  });

  it.each(NOTES)('reports %s as a note', async (_name, faults, advice) => {
    const { findings } = await check(faults);
    expect(findings.filter(({ kind }) => kind !== 'right')).toEqual([
      { kind: 'note', expects: expect.any(String), problem: expect.stringMatching(advice) },
    ]);
  });

  it('that doesn’t respond fails with the reason', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.reject(Object.assign(new Error('fetch failed'), { cause: { code: 'ENOTFOUND' } })),
    );
    const findings = await checkDeploy({ site: new URL(SITE), scope: 'all', print: () => undefined });
    expect(findings).toEqual([
      {
        kind: 'wrong',
        expects: 'The site responds',
        problem: expect.stringMatching(/^no answer \(ENOTFOUND\)\. .*DNS/),
      },
    ]);
  });
});

it('finds a redirect to the site’s own address without encryption', async () => {
  const site = 'https://127.0.0.1:9';
  const http = { 'GET http://127.0.0.1/': { status: 301, headers: { Location: 'https://127.0.0.1/' } } };
  const { findings } = await check({ ...builtFor(site), ...http, ...allowing('http://127.0.0.1:9/') }, site);
  expect(
    findings.find(({ expects }) => expects === 'Emailed links never lead to a stranger')?.problem,
  ).toMatch(/^They may lead to http:\/\/127\.0\.0\.1:9\//);
});

describe('an address without https', () => {
  // Nothing listens there: the check of its certificate ends at once.
  const site = 'https://127.0.0.1:9';

  it.each([
    ['leads to this site', { status: 301, headers: { Location: 'https://127.0.0.1/' } }, undefined],
    [
      'serves the site itself',
      { status: 200, body: '<title>Moving</title>' },
      'http://127.0.0.1 returns 200 “Moving”: let the host redirect it to https.',
    ],
    [
      'leads to somebody else',
      { status: 301, headers: { Location: 'https://other.test/' } },
      'http://127.0.0.1 leads to https://other.test/: let the host redirect it to https, here.',
    ],
  ])('that %s', async (_name, answer, problem) => {
    const { findings } = await check({ ...builtFor(site), 'GET http://127.0.0.1/': answer }, site);
    expect(findings.find(({ expects }) => expects === 'http leads to https')?.problem).toBe(problem);
  });
});

describe('a preview', () => {
  it('at its host’s own address is known as one of the site that it was built for', async () => {
    const launched = 'https://moving.test';
    const links = { ...siteUrl(launched), ...allowing(`${launched}/`, `${launched}/auth`) };
    const { findings } = await check({ ...builtFor(launched), ...links }, 'http://a1b2.moving.pages.dev');
    expect(findings.filter(({ kind }) => kind === 'wrong')).toEqual([]);
    expect(findings.filter(({ kind }) => kind === 'note')).toEqual([
      {
        kind: 'note',
        expects: 'This is the launched site',
        problem: expect.stringMatching(/preview of https:\/\/moving\.test/),
      },
    ]);
    expect(findings.map(({ expects }) => expects)).not.toContain('The canonical address is this site');
  });
});
