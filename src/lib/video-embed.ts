/** What a page may show for a video address: another site's player in a frame, or a file. */
export type VideoEmbed = { kind: 'frame' | 'file'; src: string };

/** The site's own video, with what a file of ours has beside it. */
export const OWN_VIDEO = { webm: '/welcome.webm', mp4: '/welcome.mp4', captions: '/welcome.vtt' } as const;

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
 * How to show the video at an address, or undefined when it is none we know. Hosts are compared whole, and a player's
 * address is built anew from the video's id: nothing else of what was typed reaches it.
 */
export function videoEmbed(address: string): VideoEmbed | undefined {
  if (address.trim() === OWN_VIDEO.webm) return { kind: 'file', src: OWN_VIDEO.webm };
  const url = parseUrl(address);
  if (url?.protocol !== 'https:' || url.username || url.password) return undefined;
  if (url.host === YOUTUBE_SHORT_HOST) return youtube(onlyMatch(url.pathname, /^\/([^/]+)\/?$/));
  if (YOUTUBE_HOSTS.includes(url.host)) {
    return youtube(
      /^\/watch\/?$/.test(url.pathname)
        ? url.searchParams.get('v')
        : onlyMatch(url.pathname, /^\/(?:embed|shorts|v)\/([^/]+)\/?$/),
    );
  }
  if (VIMEO_HOSTS.includes(url.host)) return vimeo(onlyMatch(url.pathname, /^\/(?:video\/)?(\d+)\/?$/));
  return /\.(mp4|webm|ogg)$/i.test(url.pathname)
    ? { kind: 'file', src: url.origin + url.pathname + url.search }
    : undefined;
}

/** As `URL.parse`, which Safari has since 18. */
function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

function onlyMatch(text: string, pattern: RegExp): string | null {
  return pattern.exec(text)?.[1] ?? null;
}

function youtube(id: string | null): VideoEmbed | undefined {
  return id && /^[\w-]{11}$/.test(id)
    ? { kind: 'frame', src: `https://www.youtube-nocookie.com/embed/${id}` }
    : undefined;
}

function vimeo(id: string | null): VideoEmbed | undefined {
  return id && id.length <= 12 ? { kind: 'frame', src: `https://player.vimeo.com/video/${id}` } : undefined;
}
