import { describe, expect, it } from 'vitest';
import { hashSource, securityHeaders } from '../../build/headers';
import { policyProblems } from '../../build/policy';

const inline = { style: 'p { color: teal }', script: 'start()' };
const headers = securityHeaders({ connect: ['https://project.supabase.co'], inline });

it('requires HTTPS for this host but not for its subdomains', () => {
  expect(headers['Strict-Transport-Security']).toBe('max-age=63072000');
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

  it('lets the page connect to and show pictures of its Supabase project only, and embed two video sites', () => {
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://project.supabase.co']);
    expect(policy.get('img-src')).toEqual(["'self'", 'https://project.supabase.co']);
    expect(policy.get('frame-src')).toEqual(['https://www.youtube-nocookie.com', 'https://player.vimeo.com']);
  });

  it('allows our service worker, through a single Trusted Types policy', () => {
    expect(policy.get('worker-src')).toEqual(["'self'"]);
    expect(policy.get('trusted-types')).toEqual(['paradise-worker']);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  });

  it.each('default-src object-src base-uri form-action frame-ancestors'.split(' '))('no %s', (name) => {
    expect(policy.get(name)).toEqual(["'none'"]);
  });
});

describe('a page checked against its policy', () => {
  const policy = headers['Content-Security-Policy'] ?? '';
  const page = `<style>${inline.style}</style><script data-entry="/assets/main.js">${inline.script}</script>`;

  it('passes with exactly the style and script in the policy, which needs their hashes', () => {
    expect(policyProblems(page, policy)).toEqual([]);
    expect(policyProblems(page, "script-src 'self'; style-src 'self'")).toHaveLength(2);
  });

  it.each([
    ['another style', page.replace('teal', 'coral'), 'the policy does not name its inline style'],
    ['a changed script', page.replace('start()', 'start() '), 'the policy does not name its inline script'],
    ['a second script', `${page}<script>start()</script>`, 'it has 2 script elements, not one'],
    ['no style', page.replace(/<style.*style>/, ''), 'it has 0 style elements, not one'],
  ])('is rejected with %s', (_what, html, problem) => {
    expect(policyProblems(html, policy)).toEqual([problem]);
  });
});
