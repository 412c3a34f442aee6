import { afterEach, describe, expect, it, vi } from 'vitest';
import { canShareNatively, copyLink, isInAppBrowser, share } from '@/browser/share';
import { offer } from '../support/share-sheet';

const page = { title: 'A title', text: 'A text', url: 'https://paradise.test/page#x=1' };

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
  document.body.replaceChildren();
});

/** Offers the old way to copy: the selected text of a text area. */
function offerSelectionCopy(works: boolean | Error) {
  const copied: string[] = [];
  const execCommand = (command: string) => {
    if (works instanceof Error) throw works;
    const area = document.activeElement as HTMLTextAreaElement;
    const place = area.closest('[role=dialog]') ? 'dialog' : 'page';
    if (command === 'copy')
      copied.push(`${place}: ${area.value.slice(area.selectionStart, area.selectionEnd)}`);
    return works;
  };
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
  return copied;
}

describe('sharing', () => {
  it.each([
    ['when the sheet fails', () => Promise.reject(new DOMException('not now', 'NotAllowedError'))],
    ['where there is no sheet', undefined],
  ])('copies text and link %s', async (_case, sheet) => {
    const writeText = vi.fn(async () => undefined);
    if (sheet) offer('share', sheet);
    offer('clipboard', { writeText });
    expect(canShareNatively()).toBe(Boolean(sheet));
    expect(await share(page)).toBe('copied');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`A text\n${page.url}`);
  });
});

describe('copying a link', () => {
  const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));

  it.each([
    ['refuses', { writeText: refuse }],
    ['is missing', undefined],
  ])('selects the link in an open dialog when the clipboard %s', async (_, clipboard) => {
    offer('clipboard', clipboard);
    const copied = offerSelectionCopy(true);
    document.body.innerHTML = '<div role="dialog"><button>Share</button></div>';
    const button = document.querySelector('button');
    button?.focus();
    expect(await copyLink(page.url)).toBe('copied');
    expect(copied).toEqual([`dialog: ${page.url}`]);
    expect(button).toHaveFocus();
    expect(document.querySelector('textarea')).toBeNull();
  });

  it.each([
    ['answers no', false],
    ['throws', new Error('blocked')],
  ])('fails when the fallback %s too', async (_, works) => {
    offer('clipboard', { writeText: refuse });
    offerSelectionCopy(works);
    expect(await copyLink(page.url)).toBe('failed');
    expect(document.querySelector('textarea')).toBeNull();
  });
});

describe('the browser inside another app', () => {
  const iPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9';
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/137.0.0.0 Mobile Safari/537.36';

  it.each([
    ['Facebook, iPhone', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/517.0.0.50;FBDV/iPhone17,1]`],
    ['Facebook, Android', `${android}; wv) ${chrome} [FB_IAB/FB4A;FBAV/517.0.0.41.109;]`],
    ['Instagram, iPhone', `${iPhone} Mobile/15E148 Instagram 382.0.0.24 (iPhone17,1; iOS 18_5; en_US)`],
    ['Instagram, Android', `${android}) ${chrome} Instagram 382.0.0.49 Android`],
    [
      'Messenger, with Safari’s name',
      `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1 [FBAN/MessengerForiOS]`,
    ],
    ['a web view of another app', `${android}; wv) ${chrome}`],
    ['another app on an iPhone', `${iPhone} Mobile/15E148`],
  ])('is recognized: %s', (_, userAgent) => {
    offer('userAgent', userAgent);
    expect(isInAppBrowser()).toBe(true);
  });

  it.each([
    ['Safari', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`],
    ['Chrome on an iPhone', `${iPhone} CriOS/137.0.7151.79 Mobile/15E148 Safari/604.1`],
    ['Chrome on Android', `${android}) ${chrome.replace('Version/4.0 ', '')}`],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:139.0) Gecko/20100101 Firefox/139.0'],
  ])('is not %s', (_, userAgent) => {
    offer('userAgent', userAgent);
    expect(isInAppBrowser()).toBe(false);
  });

  it('is not a Home Screen app, which doesn’t say Safari either', () => {
    offer('userAgent', `${iPhone} Mobile/15E148`);
    offer('standalone', true);
    expect(isInAppBrowser()).toBe(false);
  });
});
