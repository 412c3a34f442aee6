import type { OperatorContact } from '@/operator/operator-shapes';
import { Card } from '@/ui/card';
import { ContactButtons } from './contact-buttons';
import { sampleMark } from './sample-mark';
import { SampleWord } from './sample-word';

export function OperatorCard({ contact }: { contact: OperatorContact }) {
  const { name, title, location } = contact;
  return (
    <Card className="flex flex-col gap-2" {...sampleMark(contact)}>
      <div className="flex flex-wrap items-center gap-x-3">
        <h3>{name}</h3>
        <SampleWord of={contact} />
      </div>
      <p data-unsearched className="text-ink-soft">
        {title}. {location}.
      </p>
      <ContactButtons of={contact} />
    </Card>
  );
}
