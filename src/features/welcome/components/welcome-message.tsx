import { ContactLinks } from '@/blocks/contact-links';
import { mission } from '@/guides/mission';
import { operator } from '@/operator/operator';
import { Button } from '@/ui/button';

/** Its text is small, so that the page's heading stays the largest contentful paint. */
export function WelcomeMessage({ onClose }: { onClose: () => void }) {
  const { name, title } = operator.founder;
  return (
    <div className="text-sm">
      <p>{mission.text}</p>
      <address className="mt-4 border-t border-line pt-3 not-italic">
        <p>
          <strong className="font-semibold">{name}</strong>, {title}
        </p>
        <ContactLinks of={operator.founder} />
      </address>
      <Button onClick={onClose} className="mt-4 w-full text-base">
        Let's Get Started!
      </Button>
    </div>
  );
}
