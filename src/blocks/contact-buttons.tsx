import { mailtoHref } from '@/browser/mailto';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { PhoneLink } from '@/ui/phone-link';
import { sampleMark } from './sample-mark';

type ContactButtonsProps = { of: { phone: string; email: string; isSample?: boolean } };

export function ContactButtons({ of }: ContactButtonsProps) {
  const { phone, email, isSample } = of;
  const [mailbox, domain] = email.split('@');
  return (
    <p className="flex flex-wrap gap-3" {...sampleMark(of)}>
      <PhoneLink number={phone} className={buttonClass(isSample ? 'secondary' : 'primary')}>
        <Icon name="phone" className="size-5" />
        <span>Call {phone}</span>
      </PhoneLink>
      <a href={mailtoHref({ to: email })} className={buttonClass('secondary', 'wrap-anywhere')}>
        <Icon name="mail" className="size-5 shrink-0" />
        <span className="text-left">
          <span className="sr-only">Email </span>
          {mailbox}
          <wbr />@{domain}
        </span>
      </a>
    </p>
  );
}
