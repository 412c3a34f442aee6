import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import dynamicIconImports from 'lucide-react/dynamicIconImports';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { iconNames } from '../src/ui/icon-names.ts';
import { coastOf, hillsOf } from './coast.ts';

const MODULE = 'virtual:icon-sprite';

/** Draws the logo, the icons and the maps' coasts into one cached SVG sprite; `virtual:icon-sprite` is its URL. */
export function iconSprite(): Plugin {
  let sprite: { path: string; svg: string };
  return {
    name: 'paradise-icon-sprite',
    async buildStart() {
      sprite ??= await drawSprite();
    },
    resolveId: { filter: { id: /^virtual:icon-sprite$/ }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: /^\0virtual:icon-sprite$/ },
      handler: () => `export default ${JSON.stringify(`/${sprite.path}`)};`,
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: sprite.path, source: sprite.svg });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== `/${sprite?.path}`) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(sprite.svg);
      });
    },
  };
}

async function drawSprite() {
  const symbols = await Promise.all([drawLogo(), ...iconNames.map(drawSymbol)]);
  const coasts = (['oahu', 'state'] as const).map(
    (name) =>
      `<g id="coast-${name}"><path d="${coastOf(name)}"/><path d="${hillsOf(name)}" fill="currentColor" fill-opacity=".2" stroke="none"/></g>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n${[...symbols, ...coasts].join('\n')}\n</svg>\n`;
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { path: `assets/icons-${hash}.svg`, svg };
}

async function drawLogo(): Promise<string> {
  const svg = await readFile('public/favicon.svg', 'utf8');
  return svg
    .trim()
    .replace('<svg xmlns="http://www.w3.org/2000/svg"', '<symbol id="logo"')
    .replace('</svg>', '</symbol>');
}

async function drawSymbol(name: (typeof iconNames)[number]): Promise<string> {
  const { default: Drawing } = await dynamicIconImports[name]();
  const shapes = renderToStaticMarkup(createElement(Drawing)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}
