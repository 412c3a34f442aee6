// Words that a question contains but an answer may not, and what an apostrophe leaves.
const FILLERS = new Set(
  'a able about actually again against aint along already also always am among an and another any anyone anywhere are arent as at be because been being beyond bring but by can cant come comes coming could couldnt did didn didnt do does doesnt dont during each em even ever every everyone except for from further get go goes going gonna got gotta had has hasn hasnt have havent having he her here him his how i if im in into is isnt it ive just know let lets like many me might mostly much must my need never nobody nor now of ok okay on ones only onto or other others our please really s she should shouldnt since so somebody someone sometimes somewhere still such t than that thats the their them then there theres these they theyre this those til till to too typically u until ur us usual very vs wanna want was wasn wasnt we went were werent what whatever whats when where which while who why will with wont would wouldnt you your youre'.split(
    ' ',
  ),
);

/** An apostrophe or the like inside a word, as in “Lana'i”, but not before an English ending, as in “driver's”. */
const TYPED_OKINA = /(\p{L})['‘’`](?=\p{L})(?!(?:[dmst]|ll|re|ve)(?!\p{L}))/gu;

/** Somebody without a car asks for the opposite of what “car” finds: “we have no car”, but not “no car seat”. */
const WITHOUT_CAR =
  /\b(?:no|without(?: an?)?|(?:don['’]?t|do not) have a) (?:car|vehicle)(?=\W*$|[.,;?!]| (?:in|on|at|to)\b)/g;

/** A text's words, each as search compares it: without a plural ending, “y” as “i”. */
export function wordsOf(text: string): string[] {
  return spelledWordsOf(text).map(comparedAs);
}

/** A text's words: no capitals, accents, okinas or fillers; “E-4” is “e4”, “Space-A” is “spacea”. */
export function spelledWordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}ʻʼ]/gu, '')
    .replace(TYPED_OKINA, '$1')
    .replace(/(\p{L})-(?=\p{N})/gu, '$1')
    .replace(WITHOUT_CAR, 'carless')
    .replace(/\bspace[\s-]a(?:vailable|vail)?\b/g, 'spacea')
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
