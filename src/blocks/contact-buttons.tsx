import { mailtoHref } from '@/browser/mailto';
import { operator } from '@/guides/operator';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { PhoneLink } from '@/ui/phone-link';

type ContactButtonsProps = {
  phone: string;
  email: string;
  subject?: string;
  body?: string;
  /** Leaves out “Call” and the email address, which then stands somewhere near. */
  isShort?: boolean;
};

export function ContactButtons({ phone, email, subject, body, isShort = false }: ContactButtonsProps) {
  const [mailbox, domain] = email.split('@');
  return (
    <p className="flex flex-wrap gap-3">
      <PhoneLink number={phone} className={buttonClass(operator.isSample ? 'secondary' : 'primary')}>
        <Icon name="phone" className="size-5" />
        <span>
          <span className={isShort ? 'sr-only' : undefined}>Call</span> {phone}
        </span>
      </PhoneLink>
      <a
        href={mailtoHref({ to: email, subject, body })}
        className={buttonClass('secondary', 'wrap-anywhere')}
      >
        <Icon name="mail" className="size-5 shrink-0" />
        <span className="text-left">
          <span className={isShort ? undefined : 'sr-only'}>Email</span>{' '}
          <span className={isShort ? 'sr-only' : undefined}>
            {mailbox}
            <wbr />@{domain}
          </span>
        </span>
      </a>
    </p>
  );
}
