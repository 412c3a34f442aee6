import { mailtoHref } from '@/browser/mailto';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { PhoneLink } from '@/ui/phone-link';

type ContactButtonsProps = { phone: string; email: string; subject?: string; body?: string };

export function ContactButtons({ phone, email, subject, body }: ContactButtonsProps) {
  const [mailbox, domain] = email.split('@');
  return (
    <p className="flex flex-wrap gap-3">
      <PhoneLink number={phone} className={buttonClass()}>
        <Icon name="phone" className="size-5" />
        Call {phone}
      </PhoneLink>
      <a
        href={mailtoHref({ to: email, subject, body })}
        className={buttonClass('secondary', 'wrap-anywhere')}
      >
        <Icon name="mail" className="size-5 shrink-0" />
        <span>
          <span className="sr-only">Email</span> {mailbox}
          <wbr />@{domain}
        </span>
      </a>
    </p>
  );
}
