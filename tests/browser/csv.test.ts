import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, csvText } from '@/browser/csv';
import { inRuns } from '../support/for-any';

test('rows end in line breaks after a UTF-8 byte order mark', () => {
  const rows = ['Year Owed', '1 392323.49'].map((row) => row.split(' '));
  expect(csvText(rows)).toBe('\uFEFF"Year","Owed"\r\n"1","392323.49"\r\n');
});

test.each([
  ['=HYPERLINK("https://x","y")', `"'=HYPERLINK(""https://x"",""y"")"`],
  ['-2+3', `"'-2+3"`],
  [' =1', `"' =1"`],
  [' ＝1', `"' ＝1"`],
  ['＠sum', `"'＠sum"`],
  ['\taloha', `"'\taloha"`],
  ['say "aloha", a', '"say ""aloha"", a"'],
])('%j is written as %j', (text, written) => {
  expect(csvText([[text]])).toBe(`\uFEFF${written}\r\n`);
});

test('no cell starts a formula, and each reads as it was typed', () => {
  const start = fc.constantFrom('', ' ', '\t', '\r', ...'=+-@＝＋－＠"');
  inRuns(100)(start, fc.string(), (first, rest) => {
    const cell = csvCell(first + rest);
    expect(cell).toMatch(/^"(?:[^"]|"")*"$/);
    const read = cell.slice(1, -1).replaceAll('""', '"');
    expect([first + rest, `'${first}${rest}`]).toContain(read);
    expect(read).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/);
  });
});
