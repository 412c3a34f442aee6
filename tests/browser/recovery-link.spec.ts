import { DEMO, expect, startSession, test } from './site';

// Supabase’s own email leads to the Site URL, whatever page that is.

for (const path of ['/', '/pcs-toolkit/pet-travel']) {
  test(`a password reset link that lands on ${path} leads to the new password, without an error`, async ({
    page,
  }) => {
    const { session } = await startSession(page.request, DEMO);
    const { access_token, refresh_token } = session;
    const hash = new URLSearchParams({ access_token, refresh_token, token_type: 'bearer', type: 'recovery' });
    await page.goto(`${path}#${hash}`);
    await expect(page.getByLabel('New password').first()).toBeVisible();
    await expect(page).toHaveURL('/auth');
  });
}
