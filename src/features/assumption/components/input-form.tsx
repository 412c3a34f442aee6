import { FactText } from '@/blocks/fact-text';
import { ASSUMPTION_FIELDS } from '@/features/assumption/assumption-input';
import { assumptionPage } from '@/features/assumption/content/assumption-cruncher';
import { type FieldText, fieldGroups } from '@/features/assumption/fields';
import type { useAssumptionForm } from '@/features/assumption/use-assumption-form';
import { Button } from '@/ui/button';
import { DecimalField } from '@/ui/decimal-field';
import { Form } from '@/ui/form';
import { MoneyField } from '@/ui/money-field';

const units = new Map(ASSUMPTION_FIELDS.map(({ field, unit }) => [field, unit]));

type AssumptionForm = ReturnType<typeof useAssumptionForm>;

export function InputForm({ form }: { form: AssumptionForm }) {
  return (
    <Form
      ref={form.formRef}
      onSubmit={form.calculate}
      aria-label="Your numbers"
      className={form.result && 'print:hidden'}
    >
      <div className="grid gap-4 lg:grid-cols-2">
        {fieldGroups.map(({ id, legend, fields }) => (
          <fieldset key={id} className="min-w-0 rounded-xl border border-line bg-card p-5 last:lg:col-span-2">
            <legend className="float-left mb-3 w-full font-display text-lg font-semibold">{legend}</legend>
            {id === 'gap' && <GapNotes />}
            <div className={`clear-both ${id === 'costs' ? 'grid gap-4 md:grid-cols-3' : 'space-y-4'}`}>
              {fields.map((words) => (
                <AssumptionFieldInput key={words.field} words={words} form={form} />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="no-print mt-5 flex flex-wrap gap-3">
        <Button type="submit" className="min-w-40">
          Calculate
        </Button>
        <Button variant="secondary" onClick={form.reset}>
          Reset
        </Button>
      </div>
    </Form>
  );
}

function GapNotes() {
  return (
    <p className="clear-both mb-4 text-sm text-ink-soft">
      It covers the price minus your down payment minus the seller’s balance. No gap? Skip these.{' '}
      <FactText of={assumptionPage.gap} />
    </p>
  );
}

function AssumptionFieldInput({ words, form }: { words: FieldText; form: AssumptionForm }) {
  const { field, label, hint } = words;
  const message = form.messages[field];
  const Input = units.get(field) === 'dollars' ? MoneyField : DecimalField;
  return (
    <Input
      name={field}
      label={label}
      hint={hint}
      value={form.texts[field]}
      onValue={(text) => form.change(field, text)}
      errors={message === undefined ? [] : [message]}
    />
  );
}
