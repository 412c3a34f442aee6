import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keptRows } from '@/browser/kept-table';
import { ATTEMPT_WINDOW_MINUTES } from '@/features/account/attempt-limit';
import { LINK_MINUTES, MAIL_WAIT_SECONDS } from '@/features/account/mail-limits';
import { brokenPasswordRules, PASSWORD_HINT, PASSWORD_MIN_LENGTH } from '@/features/account/password-rules';

// A rule that the site enforces, says and sets on the server is one number.

const CONFIGS = ['supabase/config.toml', 'deploy/supabase/config.toml'];
const setting = (file: string, name: string) =>
  new RegExp(`^${name} = "?(\\d+)s?"?$`, 'm').exec(readFileSync(file, 'utf8'))?.[1];

it.each(CONFIGS)('%s asks for passwords of the same length', (file) => {
  expect(setting(file, 'minimum_password_length')).toBe(String(PASSWORD_MIN_LENGTH));
});

it('the hint and the message name the shortest password', () => {
  expect(PASSWORD_HINT).toContain(`At least ${PASSWORD_MIN_LENGTH} characters`);
  const ofLength = (length: number) => `Aa1${'x'.repeat(length - 3)}`;
  expect(brokenPasswordRules(ofLength(PASSWORD_MIN_LENGTH))).toEqual([]);
  expect(brokenPasswordRules(ofLength(PASSWORD_MIN_LENGTH - 1))).toEqual([
    `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`,
  ]);
});

it('links last as long, and emails are as far apart, as the project is set to', () => {
  const [, deployed = ''] = CONFIGS;
  expect(setting(deployed, 'otp_expiry')).toBe(String(LINK_MINUTES * 60));
  expect(setting(deployed, 'max_frequency')).toBe(String(MAIL_WAIT_SECONDS));
  for (const name of readdirSync('deploy/supabase/templates'))
    expect(readFileSync(`deploy/supabase/templates/${name}`, 'utf8')).toContain(`${LINK_MINUTES} minutes`);
});

it('“What this site keeps” names the window that attempts count in', () => {
  const row = keptRows.find(({ key }) => key === 'paradise-pcs-attempts');
  expect(row?.holds).toContain(`${ATTEMPT_WINDOW_MINUTES} minutes`);
});
