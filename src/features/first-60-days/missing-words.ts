import { fieldsInWords as inWords, listed } from '@/features/kept-form/fields-in-words';
import { fieldWords, foldedGroups } from './content/field-words';
import type { FieldName, FormTexts } from './fields';
import type { Problems } from './read-form';

export function fieldsInWords(fields: readonly FieldName[]): string {
  return inWords(fieldWords, fields);
}

/** Returns where the fields are, each folded group once, by its title: “full kitchen and ‘Your family’”. */
export function placesInWords(fields: readonly FieldName[]): string {
  const places = fields.map((name) => {
    const group = foldedGroups.find((folded) => (folded.fields as readonly FieldName[]).includes(name));
    return group ? `“${group.legend}”` : fieldsInWords([name]);
  });
  return listed([...new Set(places)]);
}

/**
 * Says which costs are missing, and whether they were left blank or can't be used as they are; '' when none is. A cost
 * that is filled in, or that we guess, waits for the nights.
 */
export function missingInWords(
  costs: readonly FieldName[],
  { texts, problems }: { texts: FormTexts; problems: Problems },
  where: string,
): string {
  const isFilled = (name: FieldName) => texts[name].trim() !== '';
  const hasAmount = (name: FieldName) => (isFilled(name) || name === 'food') && !problems[name];
  const missing = [...new Set(costs.map((name) => (hasAmount(name) ? 'nights' : name)))];
  const blank = missing.filter((name) => !isFilled(name));
  const refused = missing.filter(isFilled);
  return [
    ...(blank.length > 0 ? [`Left blank, so ${where}: ${fieldsInWords(blank)}.`] : []),
    ...(refused.length > 0 ? [`Needs fixing, so ${where}: ${fieldsInWords(refused)}.`] : []),
  ].join(' ');
}
