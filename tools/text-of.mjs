import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns a file’s text, as PowerShell and Notepad write it, too: '' when it isn't there.
 * @param {string} file
 */
export function textOf(file) {
  if (!existsSync(file)) return '';
  const bytes = readFileSync(file);
  const text = bytes[0] === 0xff && bytes[1] === 0xfe ? bytes.toString('utf16le') : bytes.toString('utf8');
  return text.replace(/^\uFEFF/, '');
}
