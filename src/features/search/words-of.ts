// Words that a question contains but an answer may not, and what an apostrophe leaves.
const FILLERS = new Set(
  'a about am an and any are at be bring can did do does for from get got has have how i if in is it me much my need of on or our s should t that the there this to want we what when where which who will with you your'.split(
    ' ',
  ),
);

/** An apostrophe or the like inside a word, as in “Lana'i”, but not before an English ending, as in “driver's”. */
const TYPED_OKINA = /(\p{L})['‘’`](?=\p{L})(?!(?:[dmst]|ll|re|ve)(?!\p{L}))/gu;

/** A text's words as search compares them: no capitals, accents, okinas, plural endings or fillers; “E-4” is “e4”. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}ʻʼ]/gu, '')
    .replace(TYPED_OKINA, '$1')
    .replace(/(\p{L})-(?=\p{N})/gu, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !FILLERS.has(word))
    .map((word) => stemOf(word).replaceAll('y', 'i'));
}

function stemOf(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/ies$/, 'i')
    .replace(/(ch|sh|ss|x|z)es$/, '$1')
    .replace(/([^sui])s$/, '$1');
}
