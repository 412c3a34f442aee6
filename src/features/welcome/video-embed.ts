import { parseUrl } from '@/browser/parse-url';

/** `frame`: a YouTube or Vimeo player. `file`: a video file. */
export type VideoEmbed = { kind: 'frame' | 'file'; src: string };

export const SITE_VIDEO = { webm: '/welcome.webm', mp4: '/welcome.mp4', captions: '/welcome.vtt' } as const;

/** The path of a video file on this site. */
const OWN_FILE = /^\/[\w-][\w./-]*\.(mp4|webm|ogg)$/i;
const YOUTUBE_HOSTS = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
];
const YOUTUBE_SHORT_HOST = 'youtu.be';
const VIMEO_HOSTS = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];

/**
 * Returns how to embed a video URL, or undefined when it isn't supported. Hosts must match exactly, and the player
 * URL is rebuilt from the video's id, so nothing else from the input reaches the page. Always https, which a URL may leave out.
 */
export function videoEmbed(address: string): VideoEmbed | undefined {
  const [ownFile] = OWN_FILE.exec(address.trim()) ?? [];
  if (ownFile) return { kind: 'file', src: ownFile };
  const url = parseUrl(withScheme(address.trim()));
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (url.host === YOUTUBE_SHORT_HOST) return youtube(onlyMatch(url.pathname, /^\/([^/]+)\/?$/));
  if (YOUTUBE_HOSTS.includes(url.host)) {
    return youtube(
      /^\/watch\/?$/.test(url.pathname)
        ? url.searchParams.get('v')
        : onlyMatch(url.pathname, /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/),
    );
  }
  if (VIMEO_HOSTS.includes(url.host)) return vimeo(url);
  return /\.(mp4|webm|ogg)$/i.test(url.pathname)
    ? { kind: 'file', src: `https://${url.host}${url.pathname}${url.search}` }
    : undefined;
}

function withScheme(address: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address.replace(/^\/\//, '')}`;
}

function onlyMatch(text: string, pattern: RegExp): string | null {
  return pattern.exec(text)?.[1] ?? null;
}

function youtube(id: string | null): VideoEmbed | undefined {
  return id && /^[\w-]{11}$/.test(id)
    ? { kind: 'frame', src: `https://www.youtube-nocookie.com/embed/${id}` }
    : undefined;
}

/** An unlisted video plays only with its key, which follows the id or is the parameter `h`. */
function vimeo({ pathname, searchParams }: URL): VideoEmbed | undefined {
  const [, id, pathKey] = /^\/(?:video\/)?(\d{1,12})(?:\/(\w+))?\/?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  const key = pathKey ?? searchParams.get('h') ?? '';
  const src = `https://player.vimeo.com/video/${id}`;
  return { kind: 'frame', src: /^[\da-f]{6,40}$/.test(key) ? `${src}?h=${key}` : src };
}
