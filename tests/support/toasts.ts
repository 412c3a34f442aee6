import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for a toast. The form may show the same text. */
export async function expectToast(message: string | RegExp): Promise<void> {
  await waitFor(() => {
    expect(screen.getByText(message, { selector: '[aria-label^="Notifications"] *' })).toBeVisible();
  });
}
