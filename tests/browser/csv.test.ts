// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvText } from '@/browser/csv';

const fileOf = (...cells: string[]) => csvText([cells]);

test('rows end in line breaks after a UTF-8 byte order mark', () => {
  expect(
    csvText([
      ['Year', 'Owed'],
      ['1', '392323.49'],
    ]),
  ).toBe('\uFEFF"Year","Owed"\r\n"1","392323.49"\r\n');
});

test.each([
  ['=HYPERLINK("https://x","y")', `"'=HYPERLINK(""https://x"",""y"")"`],
  ['+1', `"'+1"`],
  ['-2+3', `"'-2+3"`],
  ['@sum', `"'@sum"`],
  ['\t=1', `"'\t=1"`],
  [' =1', `"' =1"`],
  ['＝1+1', `"'＝1+1"`],
  ['＋1', `"'＋1"`],
  ['－1', `"'－1"`],
  ['＠sum', `"'＠sum"`],
  [' ＝1', `"' ＝1"`],
  ['\taloha', `"'\taloha"`],
  ['\raloha', `"'\raloha"`],
  ['\naloha', `"'\naloha"`],
  ['a, b', '"a, b"'],
  ['say "aloha"', '"say ""aloha"""'],
])('%j is written as %j', (text, written) => {
  expect(fileOf(text)).toBe(`\uFEFF${written}\r\n`);
});

test('no cell starts a formula, whatever was typed', () => {
  fc.assert(
    fc.property(fc.constantFrom('', ' ', '\t', '\r', '＝', '＠'), fc.string(), (start, text) => {
      const written = fileOf(start + text)
        .slice(1, -2)
        .replace(/^"/, '');
      expect(written).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/);
    }),
  );
});
