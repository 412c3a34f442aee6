/** Pay grades in the order of the pay tables. O-1E to O-3E are officers with over four years of enlisted service. */
export const payGrades = [
  ...(['E-1', 'E-2', 'E-3', 'E-4', 'E-5', 'E-6', 'E-7', 'E-8', 'E-9'] as const),
  ...(['W-1', 'W-2', 'W-3', 'W-4', 'W-5', 'O-1E', 'O-2E', 'O-3E'] as const),
  ...(['O-1', 'O-2', 'O-3', 'O-4', 'O-5', 'O-6', 'O-7', 'O-8', 'O-9', 'O-10'] as const),
] as const;

export type PayGrade = (typeof payGrades)[number];

export function isPayGrade(text: string): text is PayGrade {
  return (payGrades as readonly string[]).includes(text);
}
