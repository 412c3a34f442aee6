import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { savedFiles } from '../../build/service-worker';

const pages = [{ path: '/' }, { path: '/pcs-toolkit/pet-travel' }];

let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'saved-files-'));
  write('index.html', '<script data-entry="/assets/index-1.js" data-preloads="/assets/react-1.js"></script>');
  write(
    'pcs-toolkit/pet-travel.html',
    '<img src="/scenes/pcs-toolkit/pet-travel.svg"><use href="/assets/icons-1.svg">',
  );
  for (const name of ['index-1.js', 'react-1.js', 'icons-1.svg', 'supabase-client-1.js'])
    write(`assets/${name}`);
  write('scenes/pcs-toolkit/pet-travel.svg');
  for (const name of ['favicon.svg', 'icon-192.png', 'site.webmanifest', 'hawaii-pcs-checklist.pdf'])
    write(name);
  for (const name of ['404.html', 'welcome.mp4', 'social-card.png', '_headers', 'robots.txt']) write(name);
});

afterEach(() => rmSync(outDir, { recursive: true }));

function write(name: string, text = name) {
  mkdirSync(dirname(join(outDir, name)), { recursive: true });
  writeFileSync(join(outDir, name), text);
}

it('saves every page by its URL and the files it needs, but no video, account code or 404 page', async () => {
  const files = await savedFiles(outDir, pages);
  expect(files.map(([url]) => url)).toEqual([
    '/assets/icons-1.svg',
    '/assets/index-1.js',
    '/assets/react-1.js',
    '/favicon.svg',
    '/hawaii-pcs-checklist.pdf',
    '/icon-192.png',
    '/scenes/pcs-toolkit/pet-travel.svg',
    '/site.webmanifest',
    '/pcs-toolkit/pet-travel',
    '/',
  ]);
});

it('adds a checksum to every file', async () => {
  const checksums = new Map(await savedFiles(outDir, pages));
  expect(checksums.get('/assets/react-1.js')).toBe('sha256-vzZ55TxWaSojStDnLWhjCjugXeT2kPcdkQ8uS5eeY1Y=');
  expect(checksums.get('/favicon.svg')).toBe('sha256-PztzUhGIQx9gT3F0hdA4T/oqtB1dzovPICYQgrzJxWQ=');
});

it('fails the build when a page is missing', async () => {
  await expect(savedFiles(outDir, [...pages, { path: '/contact' }])).rejects.toThrow(/contact\.html/);
});

it('fails the build when a page has no drawing', async () => {
  rmSync(join(outDir, 'scenes/pcs-toolkit/pet-travel.svg'));
  await expect(savedFiles(outDir, pages)).rejects.toThrow(
    /offline without \/scenes\/pcs-toolkit\/pet-travel\.svg/,
  );
});

it('fails the build when a page references a missing script', async () => {
  rmSync(join(outDir, 'assets/react-1.js'));
  await expect(savedFiles(outDir, pages)).rejects.toThrow(
    'index.html would be offline without /assets/react-1.js.',
  );
});
