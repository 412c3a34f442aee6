import { mailtoHref } from '@/browser/mailto';
import { isSample, type OperatorContact } from '@/operator/operator-shapes';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { PhoneLink } from '@/ui/phone-link';
import { CallWords, EmailWords } from './contact-words';
import { sampleMark } from './sample-mark';
import { SampleWays } from './sample-ways';

/** Buttons that call and email somebody, or a sample's plain text. */
export function ContactButtons({ of }: { of: Pick<OperatorContact, 'status' | 'phone' | 'email'> }) {
  const { phone, email } = of;
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-3" {...sampleMark(of)}>
      {isSample(of) ? (
        <SampleWays of={of} />
      ) : (
        <>
          <PhoneLink number={phone} className={buttonClass()}>
            <Icon name="phone" className="size-5" />
            <span>
              <CallWords phone={phone} />
            </span>
          </PhoneLink>
          <a href={mailtoHref({ to: email })} className={buttonClass('secondary', 'wrap-anywhere')}>
            <Icon name="mail" className="size-5 shrink-0" />
            <span className="text-left">
              <EmailWords email={email} />
            </span>
          </a>
        </>
      )}
    </p>
  );
}
