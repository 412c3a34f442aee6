import { type ReactNode, useState } from 'react';
import { SampleNote } from '@/blocks/sample-note';
import { mailtoHref } from '@/browser/mailto';
import { mission, welcomeVideo } from '@/guides/mission';
import { operator } from '@/guides/operator';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { PhoneLink } from '@/ui/phone-link';
import { VideoPlayer } from './video-player';

export type WelcomeDialogProps = { poster: ReactNode };

/** Keep its text smaller than the page's heading, which should stay the largest contentful paint. */
export function WelcomeDialog({ poster }: WelcomeDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const { name, title, phone, email } = operator.founder;
  const close = () => setOpen(false);
  return (
    <Dialog title="Aloha, and welcome" isOpen={isOpen} onClose={close}>
      <VideoPlayer address={operator.welcomeVideo} title={welcomeVideo.title} poster={poster} />
      <p className="mt-4">{mission.short}</p>
      <address className="mt-4 border-t border-line pt-3 text-sm not-italic">
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
      <Button onClick={close} className="mt-4 w-full">
        Let's Get Started!
      </Button>
    </Dialog>
  );
}
