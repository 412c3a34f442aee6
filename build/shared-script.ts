import type { Rolldown } from 'vite';

/** What so many pages load comes with every page, in one file: another request costs more than its bytes. */
const MANY = 6;

/**
 * Names the script that a module of src goes into: `shared` for what many pages load, one file for what the same few pages load, and the drawn
 * maps, which are large, apart. What a single page loads stays with it, and the rest is left to the bundler.
 */
export function sharedScript(id: string, context: Rolldown.ChunkingContext): string | null {
  const pages = pagesThatLoad(id, context);
  if (pages.length < 2) return null;
  if (id.includes('/maps/')) return 'maps';
  return pages.length >= MANY ? 'shared' : pages.join('-');
}

/** The names of the pages that load a module at once, not when somebody opens something. */
function pagesThatLoad(id: string, context: Rolldown.ChunkingContext): string[] {
  const seen = new Set([id]);
  // Grows while it is read.
  for (const module of seen)
    for (const importer of context.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  return [...seen].flatMap((module) => /\/([\w-]+)\/page\.tsx$/.exec(module)?.[1] ?? []).sort();
}
