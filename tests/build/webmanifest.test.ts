import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '@/operator/site';
import { pages } from '@/site-map';
import { webManifest } from '../../build/site-names';

type Picture = { src: string; sizes: string; type: string; purpose?: string; form_factor?: string };

const manifest = JSON.parse(webManifest());
const icons: Picture[] = manifest.icons;
const screenshots: Picture[] = manifest.screenshots;
const shortcuts: { name: string; url: string; icons: Picture[] }[] = manifest.shortcuts;
const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];

/** An image's format and size, read from its bytes. */
function picture(file: Buffer): { type: string; sizes: string } {
  if (file.subarray(1, 4).toString() === 'PNG')
    return { type: 'image/png', sizes: `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}` };
  if (file.subarray(8, 16).toString() !== 'WEBPVP8X') throw new Error('Neither PNG nor extended WebP.');
  const [width, height] = [24, 27].map((at) => file.readUIntLE(at, 3) + 1);
  return { type: 'image/webp', sizes: `${width}x${height}` };
}

it.each(pictures)('the manifest lists $src with its real type and size', ({ src, sizes, type }) => {
  const file = readFileSync(`public${src}`);
  expect(picture(file)).toEqual({ type, sizes });
  expect(file.length).toBeLessThan(60_000);
});

it('the manifest has regular and maskable icons of each size, and screenshots for phones and desktops', () => {
  const kinds = icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
  expect(kinds).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
  expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
});

it.each(shortcuts)('the manifest links its shortcut “$name” to the page of that name', ({ name, url }) => {
  const page = pages.find(({ path }) => path === url);
  expect(page && 'menuLabel' in page ? page.menuLabel : page?.title).toBe(name);
});

it('the manifest names the site as its owner does', () => {
  expect(manifest.name).toBe(site.name);
  expect(manifest.short_name).toBe(site.name);
});

it('the manifest uses the site’s colors', () => {
  const light = `content="${manifest.theme_color}" media="(prefers-color-scheme: light)`;
  expect(readFileSync('index.html', 'utf8')).toContain(`name="theme-color" ${light}`);
  expect(readFileSync('src/styles.css', 'utf8')).toContain(`--page: ${manifest.background_color};`);
});
