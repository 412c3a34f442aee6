import { mailtoHref } from '@/browser/mailto';
import { PhoneLink } from '@/ui/phone-link';
import { sampleMark } from './sample-mark';
import { SampleNote } from './sample-note';

/** A person's phone and email as links, marked as samples while they are. */
export function ContactLinks({ phone, email }: { phone: string; email: string }) {
  return (
    <>
      <p className="flex flex-wrap gap-x-5" {...sampleMark}>
        <PhoneLink number={phone} className="link py-2.5 font-semibold" />
        <a href={mailtoHref({ to: email })} className="link py-2.5 font-semibold wrap-anywhere">
          {email}
        </a>
      </p>
      <SampleNote />
    </>
  );
}
