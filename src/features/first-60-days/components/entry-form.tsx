import { type ReactNode, useState } from 'react';
import { DisclosureRow } from '@/blocks/disclosure';
import {
  choiceWords,
  type FieldGroup,
  fieldWords,
  firstFields,
  foldedGroups,
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

type FormProps = { form: FirstSixty };

/** The first fields, what they lead to (`children`), and the other fields, each in its place in the page's grid. */
export function EntryForm({ form, onUse, children }: FormProps & { onUse: () => void; children: ReactNode }) {
  return (
    <Form
      ref={form.formRef}
      aria-label="Your numbers"
      onSubmit={(event) => event.preventDefault()}
      onFocus={onUse}
      className="contents [&_summary]:scroll-my-40"
    >
      <div className="rounded-xl border border-line bg-card p-4 print:hidden">
        <Group group={firstFields} form={form} />
      </div>
      {children}
      <div className="mt-4 divide-y divide-line rounded-xl border border-line bg-card print:hidden">
        {foldedGroups.map((group) => (
          <FoldedGroup key={group.legend} group={group} form={form} />
        ))}
      </div>
      {!form.isBlank && (
        <div className="no-print mt-4">
          <Button variant="secondary" onClick={form.reset}>
            Clear all fields
          </Button>
        </div>
      )}
    </Form>
  );
}

/** Open while it has a field that needs fixing, so that its message is seen; then until it is closed. */
function FoldedGroup({ group, form }: FormProps & { group: (typeof foldedGroups)[number] }) {
  const [isOpen, setOpen] = useState(false);
  const fields: readonly FieldName[] = group.fields;
  const filled = fields.filter((name) => form.texts[name].trim() !== '').length;
  const note = 'note' in group && group.note;
  return (
    <DisclosureRow
      title={<span className="font-display text-lg font-semibold">{group.legend}</span>}
      answer={filled > 0 ? `${filled} of ${fields.length} filled in` : group.adds}
      isOpen={isOpen || fields.some((name) => form.problems[name])}
      onToggle={setOpen}
    >
      <Group group={group} form={form} />
      {note && <p className="mt-3 text-sm text-ink-soft">{note}</p>}
    </DisclosureRow>
  );
}

/** Two short fields share a line, unless the letters are very large. */
function Group({ group: { legend, fields }, form }: FormProps & { group: FieldGroup }) {
  return (
    <fieldset aria-label={legend} className="min-w-0">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 sm:grid-cols-2">
        {fields.map((name) => (
          <div key={name} className={wide.includes(name) ? 'col-span-full' : undefined}>
            <Entry name={name} form={form} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function Entry({ name, form }: { name: FieldName; form: FirstSixty }) {
  const { problems, texts, change } = form;
  // Half a date, or Feb 30: the field's value is blank, as if nothing had been typed.
  const [isUnreadable, setUnreadable] = useState(false);
  const message = problems[name] ?? (isUnreadable ? messages.date : undefined);
  const shared = {
    id: `field-${name}`,
    name,
    ...fieldWords[name],
    value: texts[name],
    // Clear of the sticky amount when it takes the focus.
    className: 'scroll-my-40',
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
