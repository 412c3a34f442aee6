// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canShareNatively, copyLink, share } from '@/browser/share';
import { offer } from '../support/share-sheet';

const page = { title: 'A title', text: 'A text', url: 'https://paradise.test/page#x=1' };

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
});

function offerSelectionCopy(works: boolean | Error) {
  const copied: string[] = [];
  const execCommand = (command: string) => {
    if (works instanceof Error) throw works;
    const area = document.activeElement as HTMLTextAreaElement;
    if (command === 'copy') copied.push(area.value.slice(area.selectionStart, area.selectionEnd));
    return works;
  };
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
  return copied;
}

describe('sharing', () => {
  it('opens the browser’s share sheet', async () => {
    const native = vi.fn(async () => undefined);
    offer('share', native);
    expect(canShareNatively()).toBe(true);
    expect(await share(page)).toBe('shared');
    expect(native).toHaveBeenCalledExactlyOnceWith(page);
  });

  it('copies nothing when the user closes the sheet', async () => {
    const writeText = vi.fn(async () => undefined);
    offer('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
    offer('clipboard', { writeText });
    expect(await share(page)).toBe('cancelled');
    expect(writeText).not.toHaveBeenCalled();
  });

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
  it('copies the link alone', async () => {
    const writeText = vi.fn(async () => undefined);
    offer('clipboard', { writeText });
    expect(await copyLink(page.url)).toBe('copied');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(page.url);
  });

  it.each([
    ['refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
    ['is missing', undefined],
  ])('selects and copies when the clipboard %s, then restores focus and cleans up', async (_, clipboard) => {
    offer('clipboard', clipboard);
    const copied = offerSelectionCopy(true);
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    expect(await copyLink(page.url)).toBe('copied');
    expect(copied).toEqual([page.url]);
    expect(button).toHaveFocus();
    expect(document.querySelector('textarea')).toBeNull();
    button.remove();
  });

  it('selects inside an open dialog, which traps focus', async () => {
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    const button = document.createElement('button');
    dialog.append(button);
    document.body.append(dialog);
    button.focus();
    const seen: boolean[] = [];
    Object.defineProperty(document, 'execCommand', {
      value: () => seen.push(dialog.contains(document.activeElement)) > 0,
      configurable: true,
    });
    expect(await copyLink(page.url)).toBe('copied');
    expect(seen).toEqual([true]);
    dialog.remove();
  });

  it.each([
    ['answers no', false],
    ['throws', new Error('blocked')],
  ])('fails when the fallback %s too', async (_, works) => {
    offer('clipboard', { writeText: () => Promise.reject(new Error('no')) });
    offerSelectionCopy(works);
    expect(await copyLink(page.url)).toBe('failed');
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('fails in a browser without any way to copy', async () => {
    expect(await share(page)).toBe('failed');
  });
});
