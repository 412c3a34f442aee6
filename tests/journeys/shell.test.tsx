import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readSidebarCookie } from '@/browser/sidebar-state';
import { operator } from '@/guides/operator';
import '../support/fake-supabase';
import { renderApp } from '../support/render-app';
import { expectToast } from '../support/toasts';

describe('the header and footer', () => {
  it('show the tagline and the sponsor’s phone and email, marked as samples', async () => {
    await renderApp('/');
    const { phone, email } = operator.founder;
    const header = within(screen.getByRole('banner'));
    expect(header.getByText('Helping you PCS to paradise')).toBeVisible();
    const dials = `tel:+1${phone.replaceAll('-', '')}`;
    expect(header.getByRole('link', { name: phone })).toHaveAttribute('href', dials);
    expect(header.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    expect(header.getByText('sample contact data')).toBeVisible();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('Helping you PCS to paradise')).toBeVisible();
    expect(footer.getByText(/Sample contact data/)).toBeVisible();
  });
});

describe('the side menu', () => {
  it('collapses with Ctrl+B and expands with Cmd+B, and saves its state in a cookie', async () => {
    const { user } = await renderApp('/');
    const toggle = screen.getByRole('button', { name: 'Side menu' });
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Control>}b{/Control}');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(document.documentElement).toHaveAttribute('data-sidebar', 'collapsed');
    expect(document.cookie).toContain('sidebar_state=false');
    await user.keyboard('{Meta>}b{/Meta}');
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(document.cookie).toContain('sidebar_state=true');
  });

  it('is collapsed only by its own cookie with the value false', () => {
    expect(readSidebarCookie('a=1; sidebar_state=false; b=2')).toBe(false);
    const others = ['', '=', '=true', '=FALSE', '=false2'].map((value) => `sidebar_state${value}`);
    for (const cookies of ['', 'other_sidebar_state=false', ...others])
      expect(readSidebarCookie(cookies), cookies).toBe(true);
  });
});

it('another page moves focus to its heading and changes the title, but not the first page', async () => {
  const { user } = await renderApp('/');
  expect(document.body).toHaveFocus();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Storage Facilities' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Storage Facilities' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toBe('Storage Facilities · Paradise PCS');
});

it('keeps toasts in a region named Notifications that Alt+T focuses', async () => {
  const { user } = await renderApp('/contact');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await expectToast('Missing Information');
  const region = screen.getByRole('region', { name: /^Notifications/ });
  await user.keyboard('{Alt>}t{/Alt}');
  expect(region.contains(document.activeElement)).toBe(true);
});

it('announces messages in one region that exists before the first of them', async () => {
  const { user } = await renderApp('/contact');
  const served = [...document.querySelectorAll('[aria-live="polite"]')];
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await expectToast('Missing Information');
  const announcing: Element[] = [];
  let at = screen.getByRole('region', { name: /^Notifications/ }).querySelector('li')?.parentElement;
  for (; at; at = at.parentElement)
    if (at.matches('[aria-live], [role=alert], [role=status]')) announcing.push(at);
  expect(announcing).toHaveLength(1);
  expect(served).toContain(announcing[0]);
});
