import { fieldWords, saidIn } from '@/features/first-60-days/content/field-words';
import { fieldNames } from '@/features/first-60-days/fields';
import type { FirstSixty } from '@/features/first-60-days/use-first-60-days';
import { ChangingText } from '@/ui/changing-text';
import { neededText } from './needed-cash';

/** Print only, where the form is hidden: the answer, and the numbers it is based on. */
export function PrintedForm({ form }: { form: FirstSixty }) {
  const { texts } = form;
  const cash = neededText(form);
  if (cash === '') return null;
  const filled = fieldNames.filter((name) => texts[name] !== '');
  return (
    <div
      data-printed-small
      className="hidden text-[8pt] leading-tight print:col-span-full print:row-start-1 print:block"
    >
      <p className="mb-2 text-xl font-semibold">
        <ChangingText text={`Cash to have before the first money comes back: ${cash}`} />
      </p>
      <dl className="grid grid-cols-2 gap-x-8">
        {filled.map((name) => (
          <div key={name} className="flex justify-between gap-2 border-b border-line">
            <dt>{fieldWords[name].label}</dt>
            <dd className="font-semibold" translate="no">
              {saidIn(name, texts[name])}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
