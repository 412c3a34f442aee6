import { keptValue } from './kept-value';

const keptName = keptValue('paradise-pcs-calendar', (data) =>
  typeof data === 'string' && /^[\da-z]{1,20}$/.test(data) ? data : undefined,
);

/**
 * Returns this browser's name in the UIDs of calendar entries, made once: two families who import their plans into one
 * calendar don't overwrite each other's entries.
 */
export function calendarFamily(): string {
  const name = keptName.read() ?? randomName();
  keptName.keep(name);
  return name;
}

function randomName(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('');
}
