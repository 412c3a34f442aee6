import type { Plugin } from 'vite';

const DAYS = '?days';

/**
 * Gives `item-days.ts` and `step-days.ts` the checklist's records without their `words`, so that guides, which read days and titles only, don't
 * load what the checklist says.
 */
export function withoutWords(): Plugin {
  return {
    name: 'paradise-without-words',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer) {
      const isView =
        importer && /\/content\/((item|step)-days\.ts$|(items|steps)\/[\w-]+\.ts\?days$)/.test(importer);
      if (!isView || !/(^|\/)((items|steps)\/all-|[\w-]+-(item|step)$)/.test(source)) return undefined;
      const found = await this.resolve(source, importer.replace(DAYS, ''), { skipSelf: true });
      return found && `${found.id}${DAYS}`;
    },
    transform: {
      order: 'post',
      handler(code, id) {
        return id.endsWith(DAYS)
          ? { code: onlyDays(code, (text) => this.parse(text)), map: null }
          : undefined;
      },
    },
  };
}

type Node = { type: string; start: number; end: number };

/** Returns a module's code without `words`, and without the statements that only they used. */
export function onlyDays(code: string, parse: (text: string) => { body: readonly Node[] }): string {
  const rest = blanked(code, wordsIn(parse(code)));
  let kept = '';
  // From the end: what a statement declares is used below it.
  for (const { type, start, end } of parse(rest).body.toReversed()) {
    const statement = rest.slice(start, end);
    const [declares = ''] = /^(import\b[^'"]*|const [^=]*)/.exec(statement) ?? [];
    const names = (declares.match(/[\w$]+/g) ?? []).filter((name) => !/^(import|from|const|as)$/.test(name));
    const isUsed = names.some((name) =>
      // Not a property of that name, but what is spread.
      new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.)${name.replaceAll('$', '\\$')}(?![\\w$])`).test(kept),
    );
    if (type.startsWith('Export') || declares === '' || isUsed) kept = `${statement}\n${kept}`;
  }
  return kept;
}

/** Where the records' `words` stand in a file. */
function wordsIn(tree: object): Node[] {
  const found: Node[] = [];
  JSON.stringify(tree, (_key, node) => {
    if (node?.type !== 'Property' || node.key.name !== 'words') return node;
    // Not a text of that name.
    if (node.value.type !== 'ObjectExpression') return node;
    found.push(node);
    return undefined;
  });
  return found;
}

function blanked(code: string, parts: readonly Node[]): string {
  return parts.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}words: {}${text.slice(end)}`,
    code,
  );
}
