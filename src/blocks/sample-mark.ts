type Contact = { isSample?: boolean };

/** For the element of contacts: it isn't searched while one of them is a sample. */
export function sampleMark(...contacts: readonly Contact[]) {
  return contacts.some(({ isSample }) => isSample) ? { 'data-unsearched': true } : {};
}
