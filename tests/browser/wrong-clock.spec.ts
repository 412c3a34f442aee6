import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, newAccount, openSignedIn, test } from './site';

const HOUR = 3600;
const SECRET = readFileSync('supabase/config.toml', 'utf8').match(/^jwt_secret = "(.+)"$/m)?.[1] ?? '';

/** Makes the stored session's token expire three hours ago, and sets this device's clock back by five. */
async function setClockBack(page: Page): Promise<void> {
  const key = 'sb-localhost-auth-token';
  const text = await page.evaluate((name) => window.localStorage.getItem(name), key);
  const session: { access_token: string; expires_at: number } = JSON.parse(text ?? '');
  const now = Math.floor(Date.now() / 1000);
  session.expires_at = now - 3 * HOUR;
  session.access_token = withExpiry(session.access_token, session.expires_at);
  await page.evaluate(([name, value]) => window.localStorage.setItem(name, value), [
    key,
    JSON.stringify(session),
  ] as const);
  await page.clock.setSystemTime((now - 5 * HOUR) * 1000);
}

function withExpiry(token: string, exp: number): string {
  const [head = '', payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const signed = `${head}.${Buffer.from(JSON.stringify({ ...claims, exp })).toString('base64url')}`;
  return `${signed}.${createHmac('sha256', SECRET).update(signed).digest('base64url')}`;
}

test('with the clock set back five hours, the checklist loads, saves, and the account can be deleted', async ({
  page,
  allowed,
}) => {
  allowed.push(/401.*\/rest\/v1\//, /403.*\/auth\/v1\/user/);
  const account = await newAccount(page.request);
  await openSignedIn(page, '/pcs-toolkit/hawaii-checklist', account);
  const box = page.getByRole('checkbox').nth(2);
  await setClockBack(page);
  await box.click();
  await expect(page.getByText('Item completed!')).toBeVisible();
  await setClockBack(page);
  await page.reload();
  await expect(box).toBeChecked();
  await expect(box).toBeEnabled();
  await setClockBack(page);
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'My account' }).click();
  const dialog = page.getByRole('dialog', { name: 'My account' });
  await dialog.getByLabel('Type your email to confirm').fill(account.email);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account is deleted', { exact: true })).toBeVisible();
});
