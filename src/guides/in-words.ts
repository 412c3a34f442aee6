const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns a whole number as running text has it: 4 is 'four', 12 is '12'. */
export function inWords(count: number): string {
  return words[count] ?? String(count);
}

/** The same at the start of a sentence: 4 is 'Four'. */
export function inWordsFirst(count: number): string {
  const word = inWords(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
