// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canShareNatively, copyLink, share } from '@/browser/share';
import { offer } from '../support/share-sheet';

const page = { title: 'A title', text: 'A text', url: 'https://paradise.test/page#x=1' };

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
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
