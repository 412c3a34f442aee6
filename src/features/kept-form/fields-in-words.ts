import type { Field, Fields } from './fields';

/** Returns the fields as running text has them: “nights until you move in and nightly rate”. */
export function fieldsInWords<Name extends string>(fields: Fields<Name>, names: readonly Name[]): string {
  return listed(
    names.map((name) => {
      const label = labelOf(fields, name).replace('?', '');
      return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
    }),
  );
}

/** Returns a field's label without its unit. */
export function labelOf<Name extends string>(fields: Fields<Name>, name: Name): string {
  return fields[name].label.replace(' ($)', '');
}

/** Returns what a field says, in the words of the form; “blank” when it says nothing. */
export function saidIn<Name extends string>(fields: Fields<Name>, name: Name, text = ''): string {
  const field: Field = fields[name];
  const words = field.kind === 'choice' && field.choices.find(([value]) => value === text)?.[1];
  return words || text.trim() || 'blank';
}

export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
