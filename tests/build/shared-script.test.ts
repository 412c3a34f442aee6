import { describe, expect, it } from 'vitest';
import { sharedScript } from '../../build/shared-script.ts';

const page = (name: string) => `/src/routes/housing/${name}/page.tsx`;

/** Names the script of a block in front of which a part stands, which the named pages import. */
function scriptOf(names: readonly string[], block = '/src/blocks/bar.tsx'): string | null {
  const importers: Record<string, readonly string[]> = {
    [block]: ['/src/blocks/part.tsx'],
    // Two parts that import each other.
    '/src/blocks/part.tsx': ['/src/blocks/other.tsx', ...names.map(page)],
    '/src/blocks/other.tsx': ['/src/blocks/part.tsx'],
  };
  const getModuleInfo = (id: string) => ({ importers: importers[id] ?? [] });
  return sharedScript(block, { getModuleInfo } as unknown as Parameters<typeof sharedScript>[1]);
}

describe('the script of what pages share', () => {
  it('is one for what many pages load', () => {
    expect(scriptOf(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('shared');
  });

  it('is named after the few pages that load the same', () => {
    expect(scriptOf(['va-homes', 'base-housing'])).toBe('base-housing-va-homes');
  });

  it('is the page’s own for what a single page loads, and the bundler’s for what opens later', () => {
    expect(scriptOf(['va-homes'])).toBeNull();
    expect(scriptOf([])).toBeNull();
  });

  it('is apart for the maps, however many pages draw one', () => {
    expect(scriptOf(['a', 'b', 'c', 'd', 'e', 'f'], '/src/maps/places.ts')).toBe('maps');
  });
});
