import { isSample, type OperatorContact } from '../../../src/operator/operator-shapes';
import { site } from '../../../src/operator/site';
import type { AppPath } from '../../../src/site-map';
import { MAX_HEIGHT, type Part, type ScreenParts } from './part';

/** How somebody of the owner's is reached: links, or a sample's words. */
export function waysTo(
  { phone, email, status }: Pick<OperatorContact, 'phone' | 'email' | 'status'>,
  inLandmark?: Part['in'],
): readonly Part[] {
  const place = inLandmark && { in: inLandmark };
  return [phone, email].map((way) =>
    isSample({ status })
      ? { part: way, ...place, text: way }
      : { part: way, ...place, role: 'link' as const, name: new RegExp(`^((Call|Email) )?${literal(way)}$`) },
  );
}

export const headings = (...names: readonly string[]): readonly Part[] =>
  names.map((name) => ({ part: name, role: 'heading', name }));

/** Somebody of the owner's, if there is somebody. */
export const person = (one: OperatorContact | undefined): readonly Part[] =>
  one ? [...headings(one.name), ...waysTo(one)] : [];

/** What a site without a home program says in place of its screens. */
export const noProgram = (path: AppPath): ScreenParts => ({
  path,
  maxHeight: MAX_HEIGHT,
  parts: [
    { part: 'that there is no program', text: `No home program stands behind ${site.name}.` },
    { part: 'what there is in its place', role: 'link', name: 'Compare two loans' },
  ],
});

/** A text as a part of a regular expression. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
