import { type ComponentType, type ReactNode, useState } from 'react';
import { DisclosureRow } from '@/blocks/disclosure';
import type { FormTexts } from '@/features/kept-form/form-texts';
import type { KeptForm } from '@/features/kept-form/use-kept-form';
import { Button } from '@/ui/button';
import { DecimalField } from '@/ui/decimal-field';
import { SelectField } from '@/ui/field';
import { Form } from '@/ui/form';

export type FieldGroup<Name extends string> = { legend: string; fields: readonly Name[] };

/** `adds`: what it adds to the answer. */
export type FoldedGroup<Name extends string> = FieldGroup<Name> & { adds: string; note?: string };

/** What a field is told. */
export type EntryProps<Name extends string> = {
  id: string;
  name: Name;
  label: string;
  hint?: string;
  value: string;
  className: string;
  errors: readonly string[];
  onText: (text: string) => void;
};

export type FormLook<Name extends string> = {
  labels: Record<Name, { label: string; hint?: string }>;
  choices: Partial<Record<Name, readonly (readonly [value: string, words: string])[]>>;
  /** With these an answer begins. */
  first: FieldGroup<Name>;
  folded: readonly FoldedGroup<Name>[];
  /** They need the room of a line. */
  wide: readonly Name[];
  /** The fields that are neither choices nor numbers. */
  special?: Partial<Record<Name, ComponentType<EntryProps<Name>>>>;
};

type FormProps<Name extends string> = {
  form: Pick<KeptForm<Name>, 'formRef' | 'isBlank' | 'reset' | 'change'> & {
    texts: FormTexts<Name>;
    problems: Partial<Record<Name, string>>;
  };
  look: FormLook<Name>;
};

/** The first fields, what they lead to (`children`), and the other fields, each in its place in the page's grid. */
export function EntryForm<Name extends string>({
  form,
  look,
  next,
  onUse,
  children,
}: FormProps<Name> & { next: string | undefined; onUse: () => void; children: ReactNode }) {
  return (
    <Form
      ref={form.formRef}
      aria-label="Your numbers"
      onSubmit={(event) => event.preventDefault()}
      onFocus={onUse}
      className="contents [&_summary]:scroll-my-40"
    >
      <div className="rounded-xl border border-line bg-card p-4 print:hidden">
        <Group group={look.first} form={form} look={look} />
      </div>
      {children}
      <div className="mt-4 lined rounded-xl border border-line bg-card print:hidden">
        {look.folded.map((group) => (
          <Folded key={group.legend} group={group} form={form} look={look} isNext={group.legend === next} />
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

/** Open once the answer asks for it, and while it has a field that needs fixing, so that its message is seen; then until it is closed. */
function Folded<Name extends string>({
  group,
  form,
  look,
  isNext,
}: FormProps<Name> & { group: FoldedGroup<Name>; isNext: boolean }) {
  const [isOpen, setOpen] = useState<boolean>();
  const { legend, fields, adds, note } = group;
  const filled = fields.filter((name) => form.texts[name].trim() !== '').length;
  return (
    <DisclosureRow
      title={<span className="font-display text-lg font-semibold">{legend}</span>}
      answer={filled > 0 ? `${filled} of ${fields.length} filled in` : adds}
      isOpen={(isOpen ?? isNext) || fields.some((name) => form.problems[name])}
      onToggle={setOpen}
    >
      <Group group={group} form={form} look={look} />
      {note && <p className="mt-3 text-sm text-ink-soft">{note}</p>}
    </DisclosureRow>
  );
}

/** Two short fields share a line, unless the letters are very large. */
function Group<Name extends string>({
  group: { legend, fields },
  form,
  look,
}: FormProps<Name> & { group: FieldGroup<Name> }) {
  return (
    <fieldset aria-label={legend} className="min-w-0">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 sm:grid-cols-2">
        {fields.map((name) => (
          <div key={name} className={look.wide.includes(name) ? 'col-span-full' : undefined}>
            <Entry name={name} form={form} look={look} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function Entry<Name extends string>({
  name,
  form: { problems, texts, change },
  look: { labels, choices, special },
}: FormProps<Name> & { name: Name }) {
  const message = problems[name];
  const shared = {
    id: `field-${name}`,
    name,
    ...labels[name],
    value: texts[name],
    // Clear of the sticky amount when it takes the focus.
    className: 'scroll-my-40',
    errors: message === undefined ? [] : [message],
  };
  const onText = (text: string) => change(name, text);
  const Special: ComponentType<EntryProps<Name>> | undefined = special?.[name];
  if (Special) return <Special {...shared} onText={onText} />;
  const options = choices[name];
  if (!options) return <DecimalField enterKeyHint="next" {...shared} onValue={onText} />;
  return (
    <SelectField {...shared} onChange={({ currentTarget }) => onText(currentTarget.value)}>
      <option value="">Choose</option>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
