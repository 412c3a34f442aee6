import { type ReactNode, useState } from 'react';
import { welcomeVideo } from '@/guides/mission';
import { site } from '@/operator/site';
import { Dialog } from '@/ui/dialog';
import { VideoPlayer } from './video-player';
import { WelcomeMessage } from './welcome-message';

type WelcomeDialogProps = { poster: ReactNode; onClose: () => void };

export function WelcomeDialog({ poster, onClose }: WelcomeDialogProps) {
  const [isOpen, setOpen] = useState(true);
  function close() {
    setOpen(false);
    onClose();
  }
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
