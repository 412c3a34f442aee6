// The HTTP response headers, CSP included, for every host and for `vite preview`. The hosts' files: host-files.ts.
import { createHash } from 'node:crypto';
import type { InlineParts } from './page-html.ts';

export type Headers = Record<string, string>;

const VIDEO_FRAMES = 'https://www.youtube-nocookie.com https://player.vimeo.com';

type Allowed = {
  /** Origins the page may fetch from, besides its own: the Supabase project, whose storage may also hold avatars. */
  connect: readonly string[];
  /** Allowed by hash. */
  inline: InlineParts;
};

export function securityHeaders({ connect, inline }: Allowed): Headers {
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' ${hashSource(inline.script)}`,
    'style-src': `'self' ${hashSource(inline.style)}`,
    'style-src-attr': "'none'",
    'img-src': ["'self'", ...connect].join(' '),
    'font-src': "'self'",
    'connect-src': ["'self'", ...connect].join(' '),
    'frame-src': VIDEO_FRAMES,
    'media-src': "'self' https: blob:",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    // The only policy always returns the service worker's URL: src/features/offline/registration.ts.
    'trusted-types': 'paradise-worker',
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, value]) => `${directive} ${value}`)
      .join('; '),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), fullscreen=(self "https://www.youtube-nocookie.com" "https://player.vimeo.com")',
  };
}

/** Returns the CSP source expression for an inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** File names under /assets/ contain a content hash. */
export const ASSET_HEADERS: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** A browser must never mistake a cached worker for the newest one. */
export const WORKER_HEADERS: Headers = { 'Cache-Control': 'no-cache' };
