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
  const isDefault = address === site.welcomeVideo;
  // The site's owner may have another one.
  const isOurs = address === SITE_VIDEO.webm;
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

/** A canoe under the page's sky. Drawn in the page itself: a picture that has to load would be its largest paint. */
function Poster() {
  return (
    <span className="absolute inset-0 bg-sky">
      <svg
        aria-hidden="true"
        viewBox="0 0 206 116"
        preserveAspectRatio="xMidYMax slice"
        className="h-full w-full"
      >
        <circle cx="150" cy="62" r="24" className="fill-accent" opacity=".45" />
        <path className="fill-ridge" d="M0 116V70c26 0 36-26 62-26s36 26 66 26 42-18 78-18v64Z" />
        <path className="fill-action dark:fill-action-tint" d="M0 116V94q52-7 103-2t103-3v27Z" />
        <g transform="translate(92 93)">
          <path
            className="fill-ink"
            d="M-50-10C-40-2-30 0-10 0H28C44 0 52-6 60-16 58-2 50 8 36 8H-24C-38 8-48 2-50-10ZM-1-70 3-70 4 0H0Z"
          />
          <path className="fill-accent" d="M2-2C-20-18-26-46-12-78-8-54 2-28 44-24 30-12 16-4 2-2Z" />
        </g>
        <path
          className="fill-page dark:fill-ridge"
          opacity=".5"
          d="M18 104q24-4 48 0t48 0 48 0 34 0v2q-17-3-34 0t-48 0-48 0-48 0Z"
        />
      </svg>
    </span>
  );
}

type VideoFieldProps = { address: string; onAddress: (address: string) => void };

/** Chooses another video. Empty, it leaves the site's own. */
export function VideoField({ address, onAddress }: VideoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  usePrehydrationInput(input, address, onAddress);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="flex-1 basis-[13rem]">
        <Field
          ref={input}
          label="Play a different video: paste its URL"
          hint="YouTube, Vimeo, or an .mp4, .webm or .ogg file. Only you will see it, and nothing is saved."
          placeholder="https://"
          name="video"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={address}
          aria-invalid={!address.trim() || videoEmbed(address) ? undefined : true}
          aria-errormessage={PLAYER_ID}
          onChange={(event) => onAddress(event.currentTarget.value)}
        />
      </div>
      {site.welcomeVideo && address && (
        <Button variant="secondary" onClick={() => onAddress('')}>
          Show our video again
        </Button>
      )}
    </div>
  );
}

/** What our own video shows, to read instead. */
export function VideoInWords() {
  return (
    <Disclosure summary="What the video says" isInCard>
      <ol className="list-decimal apart-1 pl-6">
        {welcomeVideo.scenes.map((scene) => (
          <li key={scene}>{scene}</li>
        ))}
      </ol>
    </Disclosure>
  );
}
