import type { Group, Problems } from '@/features/kept-form/fields';
import { fieldsInWords, listed } from '@/features/kept-form/fields-in-words';
import { firstSixtyFields, firstSixtyGroups } from './first-sixty-fields';
import type { FieldName, FirstSixtyTexts } from './first-sixty-form';

/** Returns where the fields are, each folded group once, by its title: “full kitchen and ‘Your family’”. */
export function placesInWords(names: readonly FieldName[]): string {
  const places = names.map((name) => {
    const { legend, adds }: Group = firstSixtyGroups[firstSixtyFields[name].group];
    return adds ? `“${legend}”` : fieldsInWords(firstSixtyFields, [name]);
  });
  return listed([...new Set(places)]);
}

/**
 * Says which costs are missing, and whether they were left blank or can't be used as they are; '' when none is. A cost
 * that is filled in, or that we guess, waits for the nights.
 */
export function missingInWords(
  costs: readonly FieldName[],
  { texts, problems }: { texts: FirstSixtyTexts; problems: Problems<FieldName> },
  where: string,
): string {
  const isFilled = (name: FieldName) => texts[name].trim() !== '';
  const hasAmount = (name: FieldName) => (isFilled(name) || name === 'food') && !problems[name];
  const missing = [...new Set(costs.map((name) => (hasAmount(name) ? 'nights' : name)))];
  const blank = missing.filter((name) => !isFilled(name));
  const refused = missing.filter(isFilled);
  const inWords = (names: readonly FieldName[]) => fieldsInWords(firstSixtyFields, names);
  return [
    ...(blank.length > 0 ? [`Left blank, so ${where}: ${inWords(blank)}.`] : []),
    ...(refused.length > 0 ? [`Needs fixing, so ${where}: ${inWords(refused)}.`] : []),
  ].join(' ');
}
