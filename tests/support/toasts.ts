import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until a toast can be read. */
export async function expectToast(message: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByText(message)).toBeVisible());
}
