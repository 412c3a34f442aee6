// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { updatedDocument } from '../../tools/bench/document';
import { withoutIcon, withoutScript } from '../../tools/bench/site';
import { atLeast, atMost, markdownTable, median, rowsOver } from '../../tools/bench/table';

describe('the bench figures', () => {
  it('use the median run, in any order', () => {
    expect(median([900, 20, 100])).toBe(100);
  });

  it('mark values over budget as printed, and scores below target', () => {
    const figures = [atMost(100.4, 100), atMost(100.6, 100), atMost(0.02, 0, 2), atMost(5000, undefined)];
    expect(figures).toEqual(['100', '**101, over**', '**0.02, over**', '5000']);
    expect([atLeast(100, 100), atLeast(98, 99)]).toEqual(['100', '**98, over**']);
  });

  it('count the rows over budget in a table', () => {
    const rows = ['/', '/auth'].map((path) => [path, atMost(path.length === 1 ? 2 : 1, 1)]);
    const table = { columns: ['page', 'ms'], rows };
    expect(rowsOver(table)).toBe(1);
    expect(markdownTable(table)).toBe('| page | ms |\n| --- | --- |\n| / | **2, over** |\n| /auth | 1 |');
  });
});

it('the bench document keeps sections that were not rerun, in section order', () => {
  const update = (text: string, sections: Record<string, string>) =>
    updatedDocument(text, ['Sizes', 'Paint', 'Reads'], new Map(Object.entries(sections)));
  const first = update('', { Reads: 'old reads', Sizes: 'old sizes' });
  const second = update(first, { Paint: 'paint', Reads: 'new\n\nreads' });
  expect(second.slice(second.indexOf('## '))).toBe(
    '## Sizes\n\nold sizes\n\n## Paint\n\npaint\n\n## Reads\n\nnew\n\nreads\n',
  );
  expect(update(second, {})).toBe(second);
});

describe('a page measured for paint', () => {
  const html =
    '<head><script src="/a.js" data-kind="reading"></script><link rel="modulepreload" href="/b.js" /><link rel="icon" href="/i.svg" /><link rel="manifest" href="/m" /><link rel="stylesheet" href="/c.css" /></head><p>text</p>';

  it('keeps everything but its icon and manifest', () => {
    expect(withoutIcon(html)).toBe(
      '<head><script src="/a.js" data-kind="reading"></script><link rel="modulepreload" href="/b.js" /><link rel="stylesheet" href="/c.css" /><link rel="icon" href="data:," /></head><p>text</p>',
    );
  });

  it('without scripts, loses only the scripts and their preloads', () => {
    expect(withoutScript(html)).toBe(
      '<head><link rel="icon" href="/i.svg" /><link rel="manifest" href="/m" /><link rel="stylesheet" href="/c.css" /></head><p>text</p>',
    );
  });
});
