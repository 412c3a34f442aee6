import { type ReactNode, useState } from 'react';
import { welcomeVideo } from '@/guides/mission';
import { site } from '@/operator/site';
import { Card } from '@/ui/card';
import { VideoPlayer } from './video-player';
import { WelcomeMessage } from './welcome-message';

/** In the page, for visitors the dialog would interrupt. */
export function WelcomeCard({ poster }: { poster: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;

  function close() {
    setOpen(false);
    // The pressed button is removed with the card.
    document.querySelector<HTMLElement>('h1')?.focus();
  }

  return (
    <section aria-labelledby="aloha" className="mt-12">
      <Card className="grid items-start gap-x-10 gap-y-4 lg:grid-cols-2">
        <div>
          <h2 id="aloha" className="mb-3 text-xl">
            Aloha, and welcome
          </h2>
          <WelcomeMessage onClose={close} />
        </div>
        {site.welcomeVideo && (
          <VideoPlayer address={site.welcomeVideo} title={welcomeVideo.title} poster={poster} />
        )}
      </Card>
    </section>
  );
}
