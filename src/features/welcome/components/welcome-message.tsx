import { SampleNote } from '@/blocks/sample-note';
import { mailtoHref } from '@/browser/mailto';
import { mission } from '@/guides/mission';
import { operator } from '@/guides/operator';
import { Button } from '@/ui/button';
import { PhoneLink } from '@/ui/phone-link';

/** Its text is small, so that the page's heading stays the largest contentful paint. */
export function WelcomeMessage({ onClose }: { onClose: () => void }) {
  const { name, title, phone, email } = operator.founder;
  return (
    <div className="text-sm">
      <p>{mission.short}</p>
      <address className="mt-4 border-t border-line pt-3 not-italic">
        <p>
          <strong className="font-semibold">{name}</strong>, {title}
        </p>
        <p className="flex flex-wrap gap-x-5">
          <PhoneLink number={phone} className="link py-2.5" />
          <a href={mailtoHref({ to: email })} className="link py-2.5">
            {email}
          </a>
        </p>
        <SampleNote />
      </address>
      <Button onClick={onClose} className="mt-4 w-full text-base">
        Let's Get Started!
      </Button>
    </div>
  );
}
