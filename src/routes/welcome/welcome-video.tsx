import { useRef } from 'react';
import { Disclosure } from '@/blocks/disclosure';
import { VideoPlayer } from '@/features/welcome/components/video-player';
import { SITE_VIDEO, videoEmbed } from '@/features/welcome/video-embed';
import { welcomeVideo } from '@/guides/mission';
import { site } from '@/operator/site';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { NoScript } from '@/ui/no-script';
import { usePrehydrationInput } from '@/ui/use-prehydration-input';

const PLAYER_ID = 'welcome-video';

/** Shows the video at any address. */
export function WelcomeVideo({ address }: { address: string }) {
  const isDefault = address.trim() === site.welcomeVideo;
  // The site's owner may have another one.
  const isOurs = address.trim() === SITE_VIDEO.webm;
  return (
    <>
      <NoScript of="Playing the video">{isOurs && <span>You can read it below.</span>}</NoScript>
      <div id={PLAYER_ID} aria-live="polite">
        <VideoPlayer
          address={address}
          title={isDefault ? welcomeVideo.title : 'Welcome video'}
          poster={isDefault ? <Poster /> : undefined}
        />
      </div>
    </>
  );
}

/** Hills under the page's sky. Drawn in the page itself: a picture that has to load would be its largest paint. */
function Poster() {
  return (
    <span className="absolute inset-0 bg-sky">
      <svg aria-hidden="true" viewBox="0 0 206 116" preserveAspectRatio="none" className="h-full w-full">
        <path className="fill-ridge" d="M0 116V84c28 0 36-30 66-30s40 24 70 24 40-16 70-16v54Z" />
        <path className="fill-page" d="M0 116v-14q52-10 103-4t103-4v22Z" />
      </svg>
    </span>
  );
}

type VideoFieldProps = { address: string; onAddress: (address: string) => void };

/** Chooses the video's address. */
export function VideoField({ address, onAddress }: VideoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  usePrehydrationInput(input, address, onAddress);
  return (
    <div className="no-print flex flex-wrap items-end gap-3">
      <div className="flex-1 basis-[13rem]">
        <Field
          ref={input}
          label="Video URL"
          hint="You can watch a different video here. Paste a link to YouTube, Vimeo, or an .mp4, .webm or .ogg file. Only you will see it."
          name="video"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={address}
          aria-invalid={videoEmbed(address) || !(address || site.welcomeVideo) ? undefined : true}
          aria-errormessage={PLAYER_ID}
          onChange={(event) => onAddress(event.currentTarget.value)}
        />
      </div>
      {site.welcomeVideo && address.trim() !== site.welcomeVideo && (
        <Button variant="secondary" onClick={() => onAddress(site.welcomeVideo ?? '')}>
          Show our video again
        </Button>
      )}
    </div>
  );
}

/** What our own video shows, to read instead. */
export function VideoInWords() {
  return (
    <div className="no-print">
      <Disclosure summary="What the video says">
        <ol className="list-decimal apart-1 pl-6">
          {welcomeVideo.scenes.map((scene) => (
            <li key={scene}>{scene}</li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
}
