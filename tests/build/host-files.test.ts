import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { getTransformedRoutes, normalizeRoutes } from '@vercel/routing-utils';
import { describe, expect, it } from 'vitest';
import { ASSET_HEADERS, type Headers, securityHeaders, WORKER_HEADERS } from '../../build/headers';
import {
  caddyHeaders,
  headersFile,
  headersOf,
  nginxHeaders,
  vercelFile,
  vercelOutput,
} from '../../build/host-files';

const headers = securityHeaders({
  connect: ['https://project.supabase.co'],
  inline: { style: 'p { color: teal }', script: 'start()' },
});

describe('the headers of a build', () => {
  it('are what Netlify’s own parser reads, and what a preview sends', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'headers-'));
    const file = join(folder, '_headers');
    writeFileSync(file, headersFile(headers));
    const read = await parseAllHeaders({ headersFiles: [file], configHeaders: [], minimal: true });
    rmSync(folder, { recursive: true });
    expect(read.errors).toEqual([]);
    expect(Object.fromEntries(read.headers.map(({ for: path, values }) => [path, values]))).toEqual({
      '/*': headers,
      '/assets/*': ASSET_HEADERS,
      '/service-worker.js': WORKER_HEADERS,
    });
    expect(headersOf(headersFile(headers), '/pcs-toolkit/pet-travel')).toEqual(headers);
    expect(headersOf(headersFile(headers), '/assets/react.js')).toEqual({ ...headers, ...ASSET_HEADERS });
    expect(headersOf(headersFile(headers), '/service-worker.js')).toEqual({ ...headers, ...WORKER_HEADERS });
    for (const line of headersFile(headers).split('\n')) expect(line.length).toBeLessThan(2000);
  });

  it('are in Vercel’s file for a folder, without a long life that a 404 would share', () => {
    const file = JSON.parse(vercelFile(headers));
    expect(getTransformedRoutes(file).error).toBeNull();
    const { headers: rules } = file;
    const sent = rules.map((rule: { source: string; headers: { key: string; value: string }[] }) => [
      rule.source,
      Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])),
    ]);
    expect(Object.fromEntries(sent)).toEqual({ '/(.*)': headers, '/service-worker.js': WORKER_HEADERS });
  });

  it('are in routes that Vercel accepts, long-lived only for files that are there', () => {
    const { routes, overrides } = JSON.parse(vercelOutput(headers, ['index.html', 'housing/va-homes.html']));
    expect(normalizeRoutes(routes).error).toBeNull();
    expect(overrides['housing/va-homes.html']).toEqual({ path: 'housing/va-homes' });
    const longLived = routes.findIndex((route: object) => JSON.stringify(route).includes('immutable'));
    const before = routes.slice(0, longLived).map(({ handle }: { handle?: string }) => handle);
    expect(before.filter(Boolean)).toEqual(['filesystem', 'hit']);
  });

  it.each([
    ['/auth.html', '/auth'],
    ['/housing/va-homes/', '/housing/va-homes'],
    ['/index.html', '/'],
    ['//example.com/', undefined],
    ['/\\\\example.com/', undefined],
    ['//example.com/a.html', undefined],
  ])('come with redirects on Vercel that stay on the site: %s leads to %s', (path, expected) => {
    const routes: { src?: string; headers?: Headers; status?: number }[] = JSON.parse(
      vercelOutput(headers, []),
    ).routes;
    const redirect = routes.find(({ src = '$.', status }) => status === 308 && new RegExp(src).test(path));
    const target = redirect?.headers?.Location?.replace(
      '$1',
      new RegExp(redirect.src ?? '').exec(path)?.[1] ?? '',
    );
    expect(target).toBe(expected);
  });

  it('are all in what nginx includes and Caddy imports', () => {
    for (const [name, value] of Object.entries(headers)) {
      expect(nginxHeaders(headers)).toContain(`add_header ${name} "${value.replaceAll('"', '\\"')}" always;`);
      expect(caddyHeaders(headers)).toContain(`${name} \`${value}\``);
    }
  });
});
