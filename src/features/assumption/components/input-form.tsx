import { FactText } from '@/blocks/fact-text';
import { stayAboveKeyboard } from '@/browser/above-keyboard';
import {
  ASSUMPTION_FIELDS,
  ASSUMPTION_GROUPS,
  type AssumptionFieldRecord,
} from '@/features/assumption/assumption-fields';
import type { AssumptionField } from '@/features/assumption/assumption-input';
import { assumptionPage } from '@/features/assumption/content/assumption-cruncher';
import type { useAssumptionForm } from '@/features/assumption/use-assumption-form';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { DecimalField } from '@/ui/decimal-field';
import { FieldGroup } from '@/ui/field-group';
import { Form } from '@/ui/form';
import { MoneyField } from '@/ui/money-field';

const fields: readonly (AssumptionFieldRecord & { field: AssumptionField })[] = ASSUMPTION_FIELDS;

/** Each with its fields. */
const groups = Object.entries(ASSUMPTION_GROUPS).map(([id, legend]) => ({
  id,
  legend,
  fields: fields.filter(({ group }) => group === id),
}));

/** What an empty field shows. */
const marks = { dollars: '$', percent: '%', years: undefined };

type AssumptionForm = ReturnType<typeof useAssumptionForm>;

export function InputForm({ form }: { form: AssumptionForm }) {
  const hasNumbers = fields.some(({ field }) => form.texts[field] !== '' && !form.isGuess(field));
  return (
    <Form ref={form.formRef} onSubmit={form.calculate} aria-label="Your numbers" className="print:hidden">
      <div className="grid gap-4">
        {groups.map(({ id, legend, fields }) => (
          <FieldGroup key={id} title={legend}>
            {id === 'guessed' && <GapNotes />}
            <div
              className={`grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-3 ${id === 'costs' ? 'md:grid-cols-3' : 'sm:grid-cols-2'}`}
            >
              {fields.map((record, at) => (
                <div
                  key={record.field}
                  className={
                    at % 2 === 0 && at === fields.length - 1
                      ? id === 'costs'
                        ? 'max-md:col-span-full'
                        : 'col-span-full'
                      : undefined
                  }
                >
                  <AssumptionFieldInput record={record} form={form} />
                </div>
              ))}
            </div>
          </FieldGroup>
        ))}
      </div>
      {/* Within reach once there is something to calculate: a phone's number pad has no return key. */}
      <div
        ref={stayAboveKeyboard}
        className={`bottom-lines bottom-0 z-10 -mx-4 mt-2 flex flex-wrap gap-3 border-line bg-page px-4 py-3 ${hasNumbers ? 'border-t tall:max-lg:sticky lg:border-0' : ''}`}
      >
        <Button type="submit" className="max-sm:grow">
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
    <p className="mb-3 text-sm text-ink-soft">
      A GAP loan covers the price minus your down payment minus the seller’s balance. If there’s no gap, skip
      these. <FactText of={assumptionPage.gap} />
    </p>
  );
}

type FieldInputProps = { record: (typeof fields)[number]; form: AssumptionForm };

function AssumptionFieldInput({ record, form }: FieldInputProps) {
  const { field, label, hint, guess, unit } = record;
  const message = form.messages[field];
  const Input = unit === 'dollars' ? MoneyField : DecimalField;
  return (
    <Input
      name={field}
      label={label}
      hint={guess ?? hint}
      placeholder={marks[unit]}
      tag={guess && form.isGuess(field) && <Badge tone="warn">Our guess</Badge>}
      enterKeyHint="go"
      value={form.texts[field]}
      onValue={(text) => form.change(field, text)}
      errors={message === undefined ? [] : [message]}
    />
  );
}
