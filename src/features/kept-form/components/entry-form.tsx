import { type ReactNode, useState } from 'react';
import { DisclosureRow } from '@/blocks/disclosure';
import type { FormTexts, Group, Problems, Starts } from '@/features/kept-form/fields';
import type { FormKind } from '@/features/kept-form/form-texts';
import type { KeptForm } from '@/features/kept-form/use-kept-form';
import { Button } from '@/ui/button';
import { Form } from '@/ui/form';
import { Entry } from './entry';

/** A form that is drawn. */
export type EnteredForm<Name extends string> = Pick<
  KeptForm<Name>,
  'formRef' | 'isBlank' | 'reset' | 'change'
> & {
  texts: FormTexts<Name>;
  problems: Problems<Name>;
  starts?: Starts<Name>;
};

type FormProps<Name extends string> = { kind: FormKind<Name>; form: EnteredForm<Name> };

type GroupProps<Name extends string> = FormProps<Name> & { group: Group; names: readonly Name[] };

/** The first fields, what they lead to (`children`), and the other fields, each in its place in the page's grid. */
export function EntryForm<Name extends string>({
  kind,
  form,
  next,
  onUse,
  children,
}: FormProps<Name> & { next: string | undefined; onUse: () => void; children: ReactNode }) {
  const groups = Object.entries(kind.groups).map(([id, group]) => ({
    id,
    group,
    names: kind.names.filter((name) => kind.fields[name].group === id),
  }));
  const [first, ...folded] = groups;
  return (
    <Form
      ref={form.formRef}
      aria-label="Your numbers"
      onSubmit={(event) => event.preventDefault()}
      // Not for a fold: the press that gave it the focus would close what opens here.
      onFocus={({ target }) => target.tagName !== 'SUMMARY' && onUse()}
      className="contents [&_summary]:scroll-my-40"
    >
      <div className="rounded-xl border border-line bg-card p-4 print:hidden">
        {first && <FieldGroup kind={kind} form={form} {...first} />}
      </div>
      {children}
      <div className="mt-4 lined rounded-xl border border-line bg-card print:hidden">
        {folded.map(({ id, ...group }) => (
          <Folded key={id} kind={kind} form={form} {...group} isNext={id === next} />
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
function Folded<Name extends string>({ isNext, ...props }: GroupProps<Name> & { isNext: boolean }) {
  const [isOpen, setOpen] = useState<boolean>();
  const { group, names, form } = props;
  const filled = names.filter((name) => form.texts[name].trim() !== '').length;
  return (
    <DisclosureRow
      title={<span className="font-display text-lg font-semibold">{group.legend}</span>}
      answer={filled > 0 ? `${filled} of ${names.length} filled in` : group.adds}
      isOpen={(isOpen ?? isNext) || names.some((name) => form.problems[name])}
      onToggle={setOpen}
    >
      <FieldGroup {...props} />
      {group.note && <p className="mt-3 text-sm text-ink-soft">{group.note}</p>}
    </DisclosureRow>
  );
}

/** Two short fields share a line, unless the letters are very large. */
function FieldGroup<Name extends string>({ group, names, kind, form }: GroupProps<Name>) {
  return (
    <fieldset aria-label={group.legend} className="min-w-0">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-3 sm:grid-cols-2">
        {names.map((name) => (
          <div key={name} className={kind.fields[name].isWide && 'col-span-full'}>
            <Entry
              name={name}
              field={kind.fields[name]}
              text={form.texts[name]}
              problem={form.problems[name]}
              start={form.starts?.[name]}
              onText={(text) => form.change(name, text)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
