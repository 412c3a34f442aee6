/** Returns the fields as running text has them: “nights until you move in and nightly rate”. */
export function fieldsInWords<Name extends string>(
  labels: Record<Name, { label: string }>,
  fields: readonly Name[],
): string {
  return listed(
    fields.map((name) => {
      const label = labels[name].label.replace(/ \(\$\)|\?/g, '');
      return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
    }),
  );
}

export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
