import { describe, expect, it, vi } from 'vitest';
import { videoEmbed } from '@/features/welcome/video-embed';

const ID = 'dQw4w9WgXcQ';
const PLAYER = `https://www.youtube-nocookie.com/embed/${ID}`;

it('reads URLs without URL.canParse, which Safari 16 lacks', () => {
  vi.stubGlobal('URL', class extends URL {});
  Object.defineProperty(URL, 'canParse', { value: undefined });
  expect(videoEmbed(`https://youtu.be/${ID}`)).toEqual({ kind: 'frame', src: PLAYER });
  expect(videoEmbed('https://')).toBeUndefined();
});

describe('URLs that are embedded', () => {
  it.each([
    ['watch', `https://www.youtube.com/watch?v=${ID}`],
    ['extra parameters', `https://www.youtube.com/watch?list=PL1&v=${ID}&t=42s&si=abc`],
    ['upper case in scheme and host', `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`],
    ['spaces around', `  https://www.youtube.com/watch?v=${ID}\n`],
    ['short link', `https://youtu.be/${ID}`],
    ['embed', `https://www.youtube.com/embed/${ID}`],
    ['embed without cookies', `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1`],
    ['shorts', `https://www.youtube.com/shorts/${ID}`],
    ['a live stream', `https://www.youtube.com/live/${ID}?si=abc&feature=shared`],
    ['http', `http://www.youtube.com/watch?v=${ID}`],
    ['no scheme', `www.youtube.com/watch?v=${ID}`],
    ['no scheme, short', `youtu.be/${ID}?si=abc`],
    ['only the slashes of a scheme', `//youtu.be/${ID}`],
    ['a slash at the end', `https://www.youtube.com/shorts/${ID}/`],
  ])('YouTube: %s', (_form, address) => {
    expect(videoEmbed(address)).toEqual({ kind: 'frame', src: PLAYER });
  });

  it.each([
    ['plain', 'https://vimeo.com/76979871'],
    ['the player', 'https://player.vimeo.com/video/76979871'],
    ['no scheme', 'vimeo.com/76979871'],
    ['parameters and a fragment', 'https://vimeo.com/76979871?share=copy#t=10s'],
  ])('Vimeo: %s', (_form, address) => {
    expect(videoEmbed(address)).toEqual({ kind: 'frame', src: 'https://player.vimeo.com/video/76979871' });
  });

  it.each([
    ['copied', 'https://vimeo.com/76979871/a1b2c3d4e5?share=copy'],
    ['a parameter', 'https://vimeo.com/76979871?h=a1b2c3d4e5&share=copy'],
    ['the player', 'https://player.vimeo.com/video/76979871?h=a1b2c3d4e5&badge=0'],
  ])('Vimeo, unlisted, with its key: %s', (_form, address) => {
    const src = 'https://player.vimeo.com/video/76979871?h=a1b2c3d4e5';
    expect(videoEmbed(address)).toEqual({ kind: 'frame', src });
  });

  it('Vimeo, without a key that isn’t one', () => {
    const src = 'https://player.vimeo.com/video/76979871';
    expect(videoEmbed('https://vimeo.com/76979871?h=%22onload%3D%22')).toEqual({ kind: 'frame', src });
  });

  it.each(['http://media.example.com/film.mp4', 'media.example.com/film.mp4'])(
    'a file, by https: %s',
    (address) => {
      expect(videoEmbed(address)).toEqual({ kind: 'file', src: 'https://media.example.com/film.mp4' });
    },
  );

  it.each([
    'https://media.example.com/film.mp4',
    'https://media.example.com/film.mp4?token=a%2Fb&x=1#t=5',
    '/welcome.webm',
    '/videos/our-base.mp4',
  ])('a file, without its fragment: %s', (address) => {
    expect(videoEmbed(address)).toEqual({ kind: 'file', src: address.replace('#t=5', '') });
  });
});

describe('URLs that are not embedded', () => {
  it.each([
    ['nothing', ''],
    ['script', 'javascript:alert(1)'],
    ['script hidden by a line break', 'java\nscript:alert(1)//film.mp4'],
    ['data', 'data:video/mp4;base64,AAAA'],
    ['blob', 'blob:https://www.youtube.com/film.mp4'],
    ['a local file', 'file:///etc/film.mp4'],
    ['a scheme of its own', `ftp://www.youtube.com/watch?v=${ID}`],
    ['no scheme, and a look-alike host', `evilyoutube.com/watch?v=${ID}`],
    ['no scheme, and the host as user', `www.youtube.com@evil.example/watch?v=${ID}`],
    ['http and a port', `http://www.youtube.com:8080/watch?v=${ID}`],
    ['a file’s name alone', 'film.mp4'],
    ['a page of ours', '/welcome'],
    ['a look-alike start', `https://evilyoutube.com/watch?v=${ID}`],
    ['a letter that looks like another', `https://www.youtubе.com/watch?v=${ID}`],
    ['the host as user', `https://www.youtube.com@evil.example/watch?v=${ID}`],
    ['the host as user of a file', 'https://www.youtube.com@evil.example/film.mp4'],
    ['a backslash', `https://evil.example\\@www.youtube.com/watch?v=${ID}`],
    ['user and password', `https://ana:secret@www.youtube.com/watch?v=${ID}`],
    ['a port', `https://www.youtube.com:8443/watch?v=${ID}`],
    ['a dot after the host', `https://www.youtube.com./watch?v=${ID}`],
    ['no id', 'https://www.youtube.com/watch'],
    ['a long id', `https://youtu.be/${ID}x`],
    ['an id with markup', 'https://youtu.be/%22onload%3D%22'],
    ['a look-alike of the short host', `https://evilyoutu.be/${ID}`],
    ['a path after the id', `https://www.youtube.com/embed/${ID}/../../evil`],
    ['a playlist', 'https://www.youtube.com/playlist?list=PL123'],
    ['a file on YouTube’s host', 'https://www.youtube.com/film.mp4'],
    ['Vimeo, letters after the number', 'https://vimeo.com/76979871abc'],
    ['Vimeo, a path after the key', 'https://vimeo.com/76979871/a1b2c3d4e5/evil'],
    ['a Vimeo look-alike start', 'https://evilvimeo.com/76979871'],
    ['another kind of file', 'https://media.example.com/film.mov'],
    ['an extension in the query', 'https://media.example.com/film?name=a.mp4'],
  ])('%s', (_form, address) => {
    expect(videoEmbed(address)).toBeUndefined();
  });
});
