import { fieldWords, foldedGroups } from './content/field-words';
import type { FieldName, FormTexts } from './fields';
import type { Problems } from './read-form';

/** Returns the fields as running text has them: “nights until you move in and nightly rate”. */
export function fieldsInWords(fields: readonly FieldName[]): string {
  const names = fields.map((name) => {
    const label = fieldWords[name].label.replace(/ \(\$\)|\?/g, '');
    return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
  });
  return listed(names);
}

/** Returns where the fields are, each folded group once, by its title: “full kitchen and ‘Your family’”. */
export function placesInWords(fields: readonly FieldName[]): string {
  const places = fields.map((name) => {
    const group = foldedGroups.find((folded) => (folded.fields as readonly FieldName[]).includes(name));
    return group ? `“${group.legend}”` : fieldsInWords([name]);
  });
  return listed([...new Set(places)]);
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/**
 * Says which costs are missing, and whether they were left blank or can't be used as they are; '' when none is. A cost
 * that is filled in waits for the nights.
 */
export function missingInWords(
  costs: readonly FieldName[],
  { texts, problems }: { texts: FormTexts; problems: Problems },
  where: string,
): string {
  const isFilled = (name: FieldName) => texts[name].trim() !== '';
  const missing = [...new Set(costs.map((name) => (isFilled(name) && !problems[name] ? 'nights' : name)))];
  const blank = missing.filter((name) => !isFilled(name));
  const refused = missing.filter(isFilled);
  return [
    ...(blank.length > 0 ? [`Left blank, so ${where}: ${fieldsInWords(blank)}.`] : []),
    ...(refused.length > 0 ? [`Needs fixing, so ${where}: ${fieldsInWords(refused)}.`] : []),
  ].join(' ');
}
