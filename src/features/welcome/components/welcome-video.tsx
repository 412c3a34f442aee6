import { useId, useRef, useState } from 'react';
import { Disclosure } from '@/blocks/disclosure';
import { videoEmbed } from '@/features/welcome/video-embed';
import { welcomeVideo } from '@/guides/mission';
import { operator } from '@/guides/operator';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { HeroScene } from '@/ui/hero-scene';
import { NoScript } from '@/ui/no-script';
import { usePrehydrationInput } from '@/ui/use-prehydration-input';
import { VideoPlayer } from './video-player';

export function WelcomeVideo() {
  const [address, setAddress] = useState<string>(operator.welcomeVideo);
  const input = useRef<HTMLInputElement>(null);
  const playerId = useId();
  usePrehydrationInput(input, address, setAddress);
  const isDefault = address.trim() === operator.welcomeVideo;
  return (
    <>
      <NoScript>Playing the video needs JavaScript. You can read it below.</NoScript>
      <div id={playerId} aria-live="polite">
        <VideoPlayer
          address={address}
          title={isDefault ? welcomeVideo.title : 'Welcome video'}
          poster={isDefault ? <HeroScene /> : undefined}
        />
      </div>
      {isDefault && <VideoDescription />}
      <div className="needs-script">
        <Disclosure summary="For the site’s owner: try another video">
          <div className="flex flex-wrap items-end gap-3 pt-2">
            <div className="min-w-[min(16rem,100%)] grow">
              <Field
                ref={input}
                label="Video URL"
                hint="To show another video, paste a link to YouTube or Vimeo, or to an .mp4, .webm or .ogg file. It plays only here, until you leave the page."
                name="video"
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                value={address}
                aria-invalid={videoEmbed(address) ? undefined : true}
                aria-errormessage={playerId}
                onChange={(event) => setAddress(event.currentTarget.value)}
              />
            </div>
            {!isDefault && (
              <Button variant="secondary" onClick={() => setAddress(operator.welcomeVideo)}>
                Show our video again
              </Button>
            )}
          </div>
        </Disclosure>
      </div>
    </>
  );
}

function VideoDescription() {
  return (
    <details className="mt-2">
      <summary className="link inline-block py-2.5">Read what the video says ({welcomeVideo.length})</summary>
      <ol className="list-decimal space-y-1.5 pl-6">
        {welcomeVideo.scenes.map((scene) => (
          <li key={scene}>{scene}</li>
        ))}
      </ol>
    </details>
  );
}
