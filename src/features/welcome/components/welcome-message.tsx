import { ContactLinks } from '@/blocks/contact-links';
import { SampleWord } from '@/blocks/sample-word';
import { mission } from '@/guides/mission';
import { site } from '@/operator/site';
import { Button } from '@/ui/button';

/** Its text is small, so that the page's heading stays the largest contentful paint. */
export function WelcomeMessage({ onClose }: { onClose: () => void }) {
  const { founder } = site;
  return (
    <div className="text-sm">
      <p>{mission.text}</p>
      <address className="mt-4 border-t border-line pt-3 not-italic">
        <p>
          <strong className="font-semibold">{founder.name}</strong>, {founder.title}{' '}
          <SampleWord of={founder} />
        </p>
        <ContactLinks of={founder} />
      </address>
      <Button onClick={onClose} className="mt-4 w-full text-base">
        Let's Get Started!
      </Button>
    </div>
  );
}
