import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ContactLinks } from '@/blocks/contact-links';
import { SampleWord } from '@/blocks/sample-word';
import { mission } from '@/guides/mission';
import type { OperatorContact } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Form } from '@/ui/form';

const FIELDS = [
  ['Name', 'name', 'text'],
  ['Title', 'title', 'text'],
  ['Phone', 'phone', 'tel'],
  ['Email', 'email', 'email'],
  ['Location', 'location', 'text'],
] as const satisfies readonly [label: string, name: keyof OperatorContact, type: string][];

/** Edits stay in this component's state; nothing is saved. */
export function FounderCard() {
  const [contact, setContact] = useState<OperatorContact>(site.founder);
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  function save(edited: OperatorContact) {
    setContact(edited);
    setEditing(false);
  }

  return (
    <section aria-labelledby="founder" className="rounded-xl border border-line bg-card p-4">
      <h2 id="founder" className="text-xl">
        About the Founder
      </h2>
      {isEditing ? (
        <Editor contact={contact} onSave={save} onCancel={() => setEditing(false)} />
      ) : (
        <>
          <View contact={contact} />
          {mission.founder && <p>{mission.founder}</p>}
          <p className="needs-script mt-3 flex flex-wrap items-center gap-x-4 border-t border-line pt-3 text-sm text-ink-soft">
            <Button ref={editButton} variant="secondary" onClick={() => setEditing(true)}>
              Edit
            </Button>
            <span className="flex-1 basis-[10rem]">Only you see your changes. They aren’t saved.</span>
          </p>
        </>
      )}
    </section>
  );
}

function View({ contact }: { contact: OperatorContact }) {
  const { name, title, location } = contact;
  return (
    <div className="my-2">
      <p className="leading-snug">
        <strong className="block font-semibold">
          {name} <SampleWord of={contact} />
        </strong>
        <span className="block">{title}</span>
        {location}
      </p>
      <ContactLinks of={contact} />
    </div>
  );
}

type EditorProps = {
  contact: OperatorContact;
  onSave: (edited: OperatorContact) => void;
  onCancel: () => void;
};

function Editor({ contact, onSave, onCancel }: EditorProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const edited = { ...contact };
    for (const [, name] of FIELDS) edited[name] = String(values.get(name) ?? '').trim();
    onSave(edited);
  }

  return (
    <Form ref={form} onSubmit={onSubmit} className="apart-4">
      <p className="text-sm text-ink-soft">Only you see your changes. They aren’t saved.</p>
      {FIELDS.map(([label, name, type]) => (
        <Field
          key={name}
          label={label}
          name={name}
          type={type}
          defaultValue={contact[name]}
          autoComplete="off"
          enterKeyHint="go"
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Save Contact Information</Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
