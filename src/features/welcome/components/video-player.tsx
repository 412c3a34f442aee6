import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { SITE_VIDEO, type VideoEmbed, videoEmbed } from '@/features/welcome/video-embed';
import { Icon } from '@/ui/icon';

type VideoPlayerProps = {
  /** Any URL; unsupported ones show a message. */
  address: string;
  title: string;
  /** With a poster, nothing loads until the play button is clicked. */
  poster?: ReactNode;
};

const boxClass = 'aspect-video w-full rounded-xl bg-black';

export function VideoPlayer({ address, title, poster }: VideoPlayerProps) {
  const video = videoEmbed(address);
  if (!video) {
    return (
      <Notice title="Unable to embed this video">
        Please check the URL format. Supported: YouTube, Vimeo, direct video files
      </Notice>
    );
  }
  return <SupportedVideo key={video.src} video={video} title={title} poster={poster} />;
}

type SupportedVideoProps = Omit<VideoPlayerProps, 'address'> & { video: VideoEmbed };

function SupportedVideo({ video, title, poster }: SupportedVideoProps) {
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>(poster ? 'waiting' : 'shown');
  if (state === 'waiting') {
    return (
      <PlayButton title={title} onPress={() => setState('shown')}>
        {poster}
      </PlayButton>
    );
  }
  if (state === 'failed') {
    return <Notice title="Welcome video unavailable">The rest of this page works without it.</Notice>;
  }
  const props = { src: video.src, title, wasRequested: Boolean(poster) };
  return video.kind === 'frame' ? (
    <IframeVideo {...props} />
  ) : (
    <FileVideo {...props} onFailed={() => setState('failed')} />
  );
}

type PlayerProps = { src: string; title: string; wasRequested: boolean };

function IframeVideo({ src, title, wasRequested }: PlayerProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (wasRequested) ref.current?.focus();
  }, [wasRequested]);
  return (
    <iframe
      ref={ref}
      src={wasRequested ? `${src}?autoplay=1` : src}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className={boxClass}
    />
  );
}

function FileVideo({ src, title, wasRequested, onFailed }: PlayerProps & { onFailed: () => void }) {
  const [whole, setWhole] = useState<string>();
  const focusNew = useCallback(
    (video: HTMLVideoElement | null) => void (wasRequested && video?.focus()),
    [wasRequested],
  );
  useEffect(() => () => void (whole && URL.revokeObjectURL(whole)), [whole]);
  const isOurs = src === SITE_VIDEO.webm;

  /** Safari plays no file of a host that can't send a part of it: Cloudflare Pages, for one. Ours is small. */
  async function playWhole() {
    try {
      const response = await fetch(SITE_VIDEO.mp4);
      if (!response.ok) throw new Error(`The video answered ${response.status}`);
      setWhole(URL.createObjectURL(await response.blob()));
    } catch {
      onFailed();
    }
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: our own video has captions; we have none for other files
    <video
      key={whole}
      ref={focusNew}
      controls
      tabIndex={0}
      playsInline
      autoPlay={wasRequested}
      preload="metadata"
      aria-label={title}
      onError={({ target, currentTarget }) => {
        // React delivers a source's error event here too.
        const lastSource = currentTarget.querySelector('source:last-of-type');
        if (target !== currentTarget && target !== lastSource) return;
        if (isOurs && !whole) void playWhole();
        else onFailed();
      }}
      className={boxClass}
    >
      {whole ? (
        <source src={whole} type="video/mp4" />
      ) : (
        <>
          <source src={src} type={isOurs ? 'video/webm' : undefined} />
          {isOurs && <source src={SITE_VIDEO.mp4} type="video/mp4" />}
        </>
      )}
      {isOurs && <track kind="captions" srcLang="en" label="English" src={SITE_VIDEO.captions} />}
    </video>
  );
}

type PlayButtonProps = { title: string; onPress: () => void; children: ReactNode };

function PlayButton({ title, onPress, children }: PlayButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="needs-script w-full overflow-hidden rounded-xl border border-line bg-card text-left hover:bg-action-tint"
    >
      <span className="relative block aspect-video overflow-hidden">{children}</span>
      <span className="flex items-center gap-3 px-4 py-2 font-semibold">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-action text-on-action">
          <Icon name="play" className="ml-1 size-5 fill-current" />
        </span>
        Play: {title}
      </span>
    </button>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid aspect-video w-full place-content-center rounded-xl border border-line-strong bg-sand p-4 text-center">
      <p className="font-display text-lg font-semibold">{title}</p>
      <p className="text-ink-soft">{children}</p>
    </div>
  );
}
