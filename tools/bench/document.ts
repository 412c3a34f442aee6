const HEAD = `# Measured

What \`npm run bench\` measured, each part with its machine and date. Times say what this machine did on that day and
are never asserted; \`npm test\` enforces sizes and counts. A value over its budget is marked.`;

const SECTION = /^## (.*)\n([\s\S]*?)(?=^## |(?![\s\S]))/gm;

/** Returns the document with these sections replaced, in this order. Sections not given are kept. */
export function updatedDocument(
  old: string,
  headings: readonly string[],
  measured: ReadonlyMap<string, string>,
): string {
  const kept = new Map(
    [...old.matchAll(SECTION)].map(([, heading = '', text = '']) => [heading, text.trim()]),
  );
  const sections = headings.flatMap((heading) => {
    const text = measured.get(heading) ?? kept.get(heading);
    return text ? [`## ${heading}\n\n${text}`] : [];
  });
  return `${[HEAD, ...sections].join('\n\n')}\n`;
}
