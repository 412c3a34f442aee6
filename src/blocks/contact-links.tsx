import { mailtoHref } from '@/browser/mailto';
import { isSample, type OperatorContact } from '@/operator/operator-shapes';
import { PhoneLink } from '@/ui/phone-link';
import { CallWords, EmailWords } from './contact-words';
import { sampleMark } from './sample-mark';
import { SampleWays } from './sample-ways';

/** A person's phone and email as links, or as a sample's plain text. */
export function ContactLinks({ of }: { of: Pick<OperatorContact, 'status' | 'phone' | 'email'> }) {
  const { phone, email } = of;
  return (
    <p className="flex flex-wrap gap-x-5" {...sampleMark(of)}>
      {isSample(of) ? (
        <SampleWays of={of} />
      ) : (
        <>
          <PhoneLink number={phone} className="link py-2.5 font-semibold">
            <CallWords phone={phone} />
          </PhoneLink>
          <a href={mailtoHref({ to: email })} className="link py-2.5 font-semibold wrap-anywhere">
            <EmailWords email={email} />
          </a>
        </>
      )}
    </p>
  );
}
