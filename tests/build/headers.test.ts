// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  ASSET_HEADERS,
  type Headers,
  hashSource,
  headersFile,
  headersOf,
  securityHeaders,
  vercelFile,
} from '../../build/headers';
import { policyProblems } from '../../build/policy';

const inline = { style: 'p { color: teal }', script: 'start()' };
const headers = securityHeaders({ connect: ['https://project.supabase.co'], inline });

/** The rules of a `_headers` file, as Netlify and Cloudflare read it. */
function rulesOfHeadersFile(text: string): Record<string, Headers> {
  const rules: Record<string, Headers> = {};
  let path = '';
  for (const line of text.split('\n').filter(Boolean)) {
    const header = /^\s+([\w-]+): (.+)$/.exec(line);
    if (!header) path = line;
    rules[path] ??= {};
    if (header) Object.assign(rules[path] ?? {}, { [header[1] ?? '']: header[2] });
  }
  return rules;
}

/** The rules of a `vercel.json`, with its patterns in the other hosts' syntax. */
function rulesOfVercelFile(text: string): Record<string, Headers> {
  const config: { headers: { source: string; headers: { key: string; value: string }[] }[] } =
    JSON.parse(text);
  return Object.fromEntries(
    config.headers.map(({ source, headers: list }) => [
      source.replace('(.*)', '*'),
      Object.fromEntries(list.map(({ key, value }) => [key, value])),
    ]),
  );
}

describe('the headers for the three hosts', () => {
  const netlifyAndCloudflare = rulesOfHeadersFile(headersFile(headers));

  it('are the same in every file', () => {
    expect(rulesOfVercelFile(vercelFile(headers))).toEqual(netlifyAndCloudflare);
  });

  it('are on every URL; only immutable files are cached for long, and the service worker never is', () => {
    expect(netlifyAndCloudflare).toEqual({
      '/*': headers,
      '/assets/*': ASSET_HEADERS,
      '/service-worker.js': { 'Cache-Control': 'no-cache' },
    });
    expect(headers).not.toHaveProperty('Cache-Control');
  });

  it('require HTTPS for this host but not for its subdomains', () => {
    expect(headers['Strict-Transport-Security']).toBe('max-age=63072000');
  });

  it('are read back as written for each URL', () => {
    expect(headersOf(vercelFile(headers), '/pcs-toolkit/pet-travel')).toEqual(headers);
    expect(headersOf(vercelFile(headers), '/assets/react.js')).toEqual({ ...headers, ...ASSET_HEADERS });
  });

  it('fit the hosts’ line length limit', () => {
    for (const line of headersFile(headers).split('\n')) expect(line.length).toBeLessThan(2000);
  });
});

describe('the content security policy', () => {
  const policy = new Map(
    (headers['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

  it('allows our own scripts, and only the inline ones on every page', () => {
    expect(hashSource('start()')).toBe("'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='");
    expect(policy.get('script-src')).toEqual(["'self'", hashSource(inline.script)]);
    expect(policy.get('style-src')).toEqual(["'self'", hashSource(inline.style)]);
    expect(policy.get('style-src-attr')).toEqual(["'none'"]);
    expect([...policy.values()].flat().filter((source) => /unsafe|\*|data:text/.test(source))).toEqual([]);
  });

  it('lets the page connect only to its Supabase project and embed two video sites', () => {
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://project.supabase.co']);
    expect(policy.get('frame-src')).toEqual(['https://www.youtube-nocookie.com', 'https://player.vimeo.com']);
  });

  it('allows our service worker, through a single Trusted Types policy', () => {
    expect(policy.get('worker-src')).toEqual(["'self'"]);
    expect(policy.get('trusted-types')).toEqual(['paradise-worker']);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  });

  it.each(['default-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'])(
    'allows no %s',
    (name) => {
      expect(policy.get(name)).toEqual(["'none'"]);
    },
  );
});

describe('a page checked against its policy', () => {
  const policy = headers['Content-Security-Policy'] ?? '';
  const page = `<style>${inline.style}</style><script data-kind="reading">${inline.script}</script>`;

  it('passes with exactly the style and script in the policy', () => {
    expect(policyProblems(page, policy)).toEqual([]);
  });

  it.each([
    ['another style', page.replace('teal', 'coral'), 'the policy does not name its inline style'],
    [
      'a script with one space more',
      page.replace('start()', 'start() '),
      'the policy does not name its inline script',
    ],
    ['a second script', `${page}<script>start()</script>`, 'it has 2 script elements, not one'],
    ['no style', page.replace(/<style.*style>/, ''), 'it has 0 style elements, not one'],
  ])('is rejected with %s', (_what, html, problem) => {
    expect(policyProblems(html, policy)).toEqual([problem]);
  });

  it('is rejected when the policy has no hash', () => {
    expect(policyProblems(page, "script-src 'self'; style-src 'self'")).toHaveLength(2);
  });
});
