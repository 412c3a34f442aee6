import { useState } from 'react';
import { Disclosure } from '@/blocks/disclosure';
import {
  choiceWords,
  fieldGroups,
  fieldWords,
  moreFields,
} from '@/features/first-60-days/content/field-words';
import { messages } from '@/features/first-60-days/content/messages';
import { type ChoiceField, choiceFields, type FieldName } from '@/features/first-60-days/fields';
import type { FirstSixty } from '@/features/first-60-days/use-first-60-days';
import { BAH_YEAR } from '@/money/bah';
import { Button } from '@/ui/button';
import { DecimalField } from '@/ui/decimal-field';
import { Field, SelectField } from '@/ui/field';
import { Form } from '@/ui/form';

/** Their choices need the room. */
const wide: readonly FieldName[] = ['who', 'place', 'dla', 'wait'];

/** Two short fields share a line, unless the letters are very large. */
const gridClass = 'grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 sm:grid-cols-2';

export function EntryForm({ form }: { form: FirstSixty }) {
  return (
    <Form
      ref={form.formRef}
      aria-label="Your numbers"
      onSubmit={(event) => event.preventDefault()}
      className="space-y-4 print:hidden"
    >
      {fieldGroups.map(({ id, legend, fields }) => (
        <fieldset key={id} className="min-w-0 rounded-xl border border-line bg-card p-4">
          <legend className="float-left mb-3 w-full font-display text-lg font-semibold">{legend}</legend>
          <div className={`clear-both ${gridClass}`}>
            {fields.map((name) => (
              <div key={name} className={wide.includes(name) ? 'col-span-full' : undefined}>
                <Entry name={name} form={form} />
              </div>
            ))}
          </div>
        </fieldset>
      ))}
      <Disclosure summary="Dates, a second room, other daily rates">
        <div className={`pt-2 ${gridClass}`}>
          {moreFields.map((name) => (
            <Entry key={name} name={name} form={form} />
          ))}
        </div>
        <p className="mt-3 text-sm text-ink-soft">
          Not on Oahu, or your TLA office has newer rates? Type its daily rates here.
        </p>
      </Disclosure>
      <Button variant="secondary" onClick={form.reset}>
        Clear all fields
      </Button>
    </Form>
  );
}

function Entry({ name, form }: { name: FieldName; form: FirstSixty }) {
  const { problems, texts, change } = form;
  // Half a date, or Feb 30: the field's value is blank, as if nothing had been typed.
  const [isUnreadable, setUnreadable] = useState(false);
  const message = problems[name] ?? (isUnreadable ? messages.date : undefined);
  const shared = {
    name,
    ...fieldWords[name],
    value: texts[name],
    // Clear of the sticky amount when it takes the focus.
    className: 'scroll-mt-40',
    errors: message === undefined ? [] : [message],
  };
  if (isChoice(name))
    return (
      <SelectField {...shared} onChange={({ currentTarget }) => change(name, currentTarget.value)}>
        <option value="">Choose</option>
        {choiceWords[name].map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
    );
  if (name === 'landing' || name === 'reportDay')
    return (
      <Field
        type="date"
        autoComplete="off"
        data-empty={texts[name] === '' || undefined}
        {...shared}
        note={yearNote(texts[name], message)}
        onChange={({ currentTarget }) => {
          setUnreadable(false);
          change(name, currentTarget.value);
        }}
        onBlur={({ currentTarget }) => setUnreadable(currentTarget.validity.badInput)}
      />
    );
  if (name === 'ages')
    return (
      <DecimalField inputMode="text" enterKeyHint="next" {...shared} onValue={(text) => change(name, text)} />
    );
  return <DecimalField enterKeyHint="next" {...shared} onValue={(text) => change(name, text)} />;
}

function isChoice(name: FieldName): name is ChoiceField {
  return (choiceFields as readonly FieldName[]).includes(name);
}

function yearNote(day: string, message: string | undefined): string | undefined {
  if (day === '' || message !== undefined || day.startsWith(String(BAH_YEAR))) return undefined;
  return `We use the tables of ${BAH_YEAR}`;
}
