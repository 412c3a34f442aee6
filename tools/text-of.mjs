import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns a file’s text, as PowerShell and Notepad write it, too: '' when it isn't there.
 * @param {string} file
 */
export function textOf(file) {
  if (!existsSync(file)) return '';
  const bytes = readFileSync(file);
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff) bytes.swap16();
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const text = bytes.toString(isWide ? 'utf16le' : 'utf8');
  return text.replace(/^\uFEFF/, '');
}
