import { ASSUMPTION_FIELDS, type AssumptionInput } from '@/features/assumption/assumption-input';
import { assumptionTexts } from '@/features/assumption/assumption-texts';
import { fieldGroups } from '@/features/assumption/fields';

const labels = fieldGroups.flatMap(({ fields }) => fields);

/** Print only, where the form is hidden. */
export function PrintedInputs({ input }: { input: AssumptionInput }) {
  const texts = assumptionTexts(input);
  return (
    <div className="hidden text-[8pt] leading-tight print:block">
      <p className="font-semibold">Based on</p>
      <dl>
        {ASSUMPTION_FIELDS.map(({ field }) => (
          <div key={field} className="flex justify-between gap-2 border-b border-line">
            <dt>{labels.find((entry) => entry.field === field)?.label}</dt>
            <dd className="font-semibold">{texts[field] || 'none'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
