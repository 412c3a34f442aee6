// Words that a question contains but an answer may not, and what an apostrophe leaves.
const FILLERS = new Set(
  'a able about along also among an and any anywhere are as at be because beyond bring but by can come comes coming could did didn do does even ever except for from further get go goes going got has hasn have he her him his how i if in is it just let like many me might mostly much must my need nor now of on onto or our s she should so sometimes somewhere still t that the their them there they this to too typically us usual very vs want was wasn we were what whatever when where which while who why will with would you your'.split(
    ' ',
  ),
);

/** An apostrophe or the like inside a word, as in “Lana'i”, but not before an English ending, as in “driver's”. */
const TYPED_OKINA = /(\p{L})['‘’`](?=\p{L})(?!(?:[dmst]|ll|re|ve)(?!\p{L}))/gu;

/** A text's words, each as search compares it: without a plural ending, “y” as “i”. */
export function wordsOf(text: string): string[] {
  return spelledWordsOf(text).map(comparedAs);
}

/** A text's words: no capitals, accents, okinas or fillers; “E-4” is “e4”. */
export function spelledWordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}ʻʼ]/gu, '')
    .replace(TYPED_OKINA, '$1')
    .replace(/(\p{L})-(?=\p{N})/gu, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !FILLERS.has(word));
}

export function comparedAs(word: string): string {
  return stemOf(word).replaceAll('y', 'i');
}

function stemOf(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/ies$/, 'i')
    .replace(/(ch|sh|ss|x|z)es$/, '$1')
    .replace(/([^sui])s$/, '$1');
}
