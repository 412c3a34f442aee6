import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for a toast. The form may show the same text. */
export async function expectToast(message: string | RegExp): Promise<void> {
  await waitFor(() => {
    const region = screen.getByLabelText(/^Notifications/);
    expect(within(region).getByText(message)).toBeVisible();
  });
}
