import { vi } from 'vitest';

/** The browser then refuses to store or to read anything, as when it is full or blocks storage. */
export function refuseStorage(...methods: ('getItem' | 'setItem')[]): void {
  for (const method of methods)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
}
