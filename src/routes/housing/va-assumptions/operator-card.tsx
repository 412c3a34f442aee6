import { ContactButtons } from '@/blocks/contact-buttons';
import { sampleMark } from '@/blocks/sample-mark';
import { SampleNote } from '@/blocks/sample-note';
import type { OperatorContact } from '@/operator/operator-shapes';
import { Card } from '@/ui/card';

export function OperatorCard({ contact }: { contact: OperatorContact }) {
  const { name, title, location } = contact;
  return (
    <Card className="flex flex-col gap-2" {...sampleMark(contact)}>
      <h3>{name}</h3>
      <p data-unsearched className="text-ink-soft">
        {title}. {location}.
      </p>
      <SampleNote of={[contact]} />
      <ContactButtons of={contact} />
    </Card>
  );
}
