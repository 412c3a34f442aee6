import type { FormTexts } from './fields';

/** Which fields say what another tool of this site knows, and what that tool is called. */
export type Filled<Name extends string> = { from: string; names: readonly Name[] };

/** Returns the fields that still hold what the form was filled in with; none of a kept form. */
export function filledIn<Name extends string>(
  { texts, isKept }: { texts: FormTexts<Name>; isKept: boolean },
  prefill: FormTexts<Name>,
): readonly Name[] {
  // Object.keys loses the key type.
  const names = Object.keys(prefill) as Name[];
  return names.filter((name) => !isKept && prefill[name] !== '' && prefill[name] === texts[name]);
}

/** What the page says of it above the form. */
export function filledNote(from: string): string {
  return `Filled in from ${from}. Change what’s different.`;
}
