import type { Fields, FormTexts } from '@/features/kept-form/fields';
import { saidIn } from '@/features/kept-form/fields-in-words';
import { ChangingText } from '@/ui/changing-text';

type PrintedFormProps<Name extends string> = {
  /** What came of the numbers. */
  answer: string;
  texts: FormTexts<Name>;
  fields: Fields<Name>;
};

/** Print only, where the form is hidden: the answer, and the numbers it is based on. */
export function PrintedForm<Name extends string>({ answer, texts, fields }: PrintedFormProps<Name>) {
  const filled = (Object.keys(texts) as Name[]).filter((name) => texts[name] !== '');
  return (
    <div
      data-printed-small
      className="hidden text-[8pt] leading-tight print:col-span-full print:row-start-1 print:block"
    >
      <p className="mb-2 text-xl font-semibold">
        <ChangingText text={answer} />
      </p>
      <dl className="grid grid-cols-2 gap-x-8">
        {filled.map((name) => (
          <div key={name} className="flex justify-between gap-2 border-b border-line">
            <dt>{fields[name].label}</dt>
            <dd className="font-semibold" translate="no">
              {saidIn(fields, name, texts[name])}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
