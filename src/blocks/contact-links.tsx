import { mailtoHref } from '@/browser/mailto';
import type { OperatorContact } from '@/operator/operator-shapes';
import { PhoneLink } from '@/ui/phone-link';
import { sampleMark } from './sample-mark';
import { SampleNote } from './sample-note';

/** A person's phone and email as links. While they are samples, they are marked first and lead nowhere. */
export function ContactLinks({ of }: { of: OperatorContact }) {
  const { phone, email, isSample } = of;
  return (
    <>
      <SampleNote of={[of]} />
      <p className="flex flex-wrap gap-x-5" {...sampleMark(of)}>
        {isSample ? (
          <>
            <span translate="no">{phone}</span>
            <span translate="no" className="wrap-anywhere">
              {email}
            </span>
          </>
        ) : (
          <>
            <PhoneLink number={phone} className="link py-2.5 font-semibold" />
            <a href={mailtoHref({ to: email })} className="link py-2.5 font-semibold wrap-anywhere">
              {email}
            </a>
          </>
        )}
      </p>
    </>
  );
}
