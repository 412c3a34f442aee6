import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from '../browser/site';
import { PASSWORD } from '../support/passwords';
import { leaveNoAccount, Mailbox, met } from './project';

/** Somebody at a keyboard, who finds things by the names and roles that a screen reader announces. Uses no pointer. */
export class Person {
  readonly page: Page;
  readonly mailbox: Mailbox;
  /** All that the account has had, for `leaveNoAccount`. The last one is the account's. */
  readonly emails: string[];
  readonly passwords = [PASSWORD];

  constructor(page: Page, email = `account-${randomUUID()}@example.com`) {
    this.page = page;
    this.emails = [email];
    this.mailbox = new Mailbox(email);
  }

  /** The same person in another browser. */
  on(page: Page): Person {
    return new Person(page, this.email);
  }

  get email(): string {
    return this.emails.at(-1) ?? '';
  }

  get password(): string {
    return this.passwords.at(-1) ?? '';
  }

  async press(role: 'button' | 'link', name: string): Promise<void> {
    await this.page.getByRole(role, { name, exact: true }).first().press('Enter');
  }

  async fill(name: string, text: string, within = this.page.getByRole('main')): Promise<void> {
    await within.getByLabel(name, { exact: true }).filter({ visible: true }).focus();
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
  }

  async hears(text: string | RegExp): Promise<void> {
    const toasts = this.page.getByRole('region', { name: 'Notifications' });
    await expect(toasts.getByText(text).first()).toBeVisible();
  }

  async signIn(password = this.password): Promise<void> {
    await this.fill('Email', this.email);
    await this.fill('Password', password);
    await this.page.keyboard.press('Enter');
  }

  async openMyAccount(): Promise<Locator> {
    const opener = this.page.getByRole('button', { name: 'My account', exact: true });
    // A page that has just arrived may close the menu again.
    await expect(async () => {
      if (!(await opener.isVisible())) await this.press('button', `Your account ${this.email}`);
      await expect(opener).toBeVisible({ timeout: 2000 });
    }).toPass();
    await opener.press('Enter');
    const dialog = this.page.getByRole('dialog', { name: 'My account' });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** Opens a mail's link: one of our texts leads to a page with a button, one of Supabase's own takes effect at once. */
  async open(link: string): Promise<{ isOurs: boolean }> {
    const [, ours] = link.split('#confirm=');
    met(ours ? 'the mails have the texts of deploy/supabase' : 'the mails have Supabase’s own texts');
    if (!ours) {
      await this.page.goto(link);
      return { isOurs: false };
    }
    // At this copy of the site, whatever the project's Site URL is.
    await this.page.goto(`/auth#confirm=${ours}`);
    await this.press('button', 'Continue');
    return { isOurs: true };
  }
}

export const test = base.extend<{
  /** Somebody new. The test ends without an account of theirs, whatever happens. */
  newPerson: (page: Page) => Person;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  newPerson: async ({}, use) => {
    const people: Person[] = [];
    await use((page) => {
      const person = new Person(page);
      people.push(person);
      return person;
    });
    for (const { emails, passwords } of people) await leaveNoAccount(emails, passwords);
  },
});
