// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { downloadText } from '@/browser/download-text';

it('saves the text under its name and type', async () => {
  const saved: Blob[] = [];
  const names: string[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}` }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(`${this.download} from ${this.href}`);
  });
  downloadText('plan.ics', 'text/calendar', 'BEGIN:VCALENDAR');
  expect(names).toEqual(['plan.ics from blob:1']);
  expect(saved[0]?.type).toBe('text/calendar');
  expect(await saved[0]?.text()).toBe('BEGIN:VCALENDAR');
});
