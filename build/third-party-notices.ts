import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What Vite's option `build.license` writes: the packages in the site's scripts. */
export const NOTICES = 'third-party-notices.txt';

/** In other files: the service worker, the style sheet, the icons, the maps and the PDF. */
const PACKAGES: readonly (readonly [name: string, license?: string])[] = [
  ['workbox-precaching'],
  ['workbox-core'],
  ['workbox-routing'],
  ['workbox-strategies'],
  ['tailwindcss'],
  ['lucide-react'],
  ['world-atlas'],
  ['@expo-google-fonts/source-sans-3', 'LICENSE_FONT'],
];

/** Adds to the notices what isn't in the site's scripts. */
export function thirdPartyNotices(): Plugin {
  return {
    name: 'paradise-third-party-notices',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      if (this.environment.name !== 'client') return;
      const { root } = this.environment.config;
      const file = join(resolve(root, dir), NOTICES);
      const others = await Promise.all(PACKAGES.map(([name, license]) => noticeOf(root, name, license)));
      const fonts = await readFile(join(root, 'src/fonts/fraunces-license.txt'), 'utf8');
      const text = [await readFile(file, 'utf8'), ...others, `## Fraunces (OFL-1.1)\n\n${fonts}`];
      await writeFile(file, `${text.map((part) => part.trim()).join('\n\n')}\n`);
    },
  };
}

async function noticeOf(root: string, name: string, license = 'LICENSE'): Promise<string> {
  const folder = join(root, 'node_modules', name);
  const { version, license: id } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return `## ${name} - ${version} (${id})\n\n${await readFile(join(folder, license), 'utf8')}`;
}
