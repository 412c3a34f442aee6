import type { OperatorContact } from '@/guides/operator';
import { Card } from '@/ui/card';
import { ContactButtons } from './contact-buttons';
import { sampleMark } from './sample-mark';
import { SampleNote } from './sample-note';

export function OperatorCard({ contact }: { contact: OperatorContact }) {
  const { name, title, phone, email, location } = contact;
  return (
    <Card className="flex flex-col gap-2" {...sampleMark}>
      <h3>{name}</h3>
      <p className="text-ink-soft">
        {title}. {location}.
      </p>
      <ContactButtons phone={phone} email={email} />
      <SampleNote />
    </Card>
  );
}
