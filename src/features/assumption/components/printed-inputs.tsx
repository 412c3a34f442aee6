import { ASSUMPTION_FIELDS } from '@/features/assumption/assumption-fields';
import type { AssumptionTexts } from '@/features/assumption/assumption-texts';

/** The form on paper: its labels and numbers in a list. `blank` stands for an empty field. */
export function PrintedInputs({ texts, blank }: { texts: Readonly<AssumptionTexts>; blank: string }) {
  return (
    <dl>
      {ASSUMPTION_FIELDS.map(({ field, label }) => (
        <div key={field} className="flex justify-between gap-2 border-b border-line">
          <dt>{label}</dt>
          <dd className="font-semibold">{texts[field] || blank}</dd>
        </div>
      ))}
    </dl>
  );
}
