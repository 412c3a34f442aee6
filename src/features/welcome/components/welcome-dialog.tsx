import { type ReactNode, useState } from 'react';
import { welcomeVideo } from '@/guides/mission';
import { site } from '@/operator/site';
import { Dialog } from '@/ui/dialog';
import { VideoPlayer } from './video-player';
import { WelcomeMessage } from './welcome-message';

export function WelcomeDialog({ poster }: { poster: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Dialog title="Aloha, and welcome" isOpen={isOpen} onClose={close}>
      {site.welcomeVideo && (
        <VideoPlayer address={site.welcomeVideo} title={welcomeVideo.title} poster={poster} />
      )}
      <div className="mt-4">
        <WelcomeMessage onClose={close} />
      </div>
    </Dialog>
  );
}
