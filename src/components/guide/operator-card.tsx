import type { OperatorContact } from '@/guides/operator';
import { Card } from '../ui/card';
import { CallAndMail } from './call-and-mail';
import { SampleNote } from './sample-note';

/** Someone who works with this site, with a button to call and one to write. */
export function OperatorCard({ contact }: { contact: OperatorContact }) {
  const { name, title, phone, email, location } = contact;
  return (
    <Card className="flex flex-col gap-3">
      <h3>{name}</h3>
      <p className="text-ink-soft">
        {title}. {location}.
      </p>
      <CallAndMail phone={phone} email={email} />
      <SampleNote />
    </Card>
  );
}
