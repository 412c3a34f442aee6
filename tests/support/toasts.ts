import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { deliverToasts } from '@/toasts/show-toast';

/** Waits for a toast. The form may show the same text. */
export async function expectToast(message: string | RegExp): Promise<void> {
  await waitFor(() => {
    expect(screen.getByText(message, { selector: '[aria-label^="Notifications"] *' })).toBeVisible();
  });
}

/** The messages of each test's toasts, for a page without the part that shows them. */
export function collectToasts(): readonly string[] {
  const messages: string[] = [];
  let stop: () => void;
  beforeEach(() => {
    messages.length = 0;
    stop = deliverToasts(({ message }) => messages.push(message));
  });
  afterEach(() => stop());
  return messages;
}
