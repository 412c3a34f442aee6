import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Footer } from '@/app/footer';
import { Header } from '@/app/header';
import { readSidebarCookie } from '@/browser/sidebar-state';
import type { OperatorContact } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import '../support/fake-supabase';
import { renderApp } from '../support/render-app';
import { expectToast } from '../support/toasts';

describe('the header and footer', () => {
  const shipped = site.founder;
  const owned: OperatorContact = {
    status: 'set',
    name: 'Kai Doe',
    title: 'Founder',
    location: 'Oahu',
    phone: '808-423-0100',
    email: 'kai@own.test',
  };
  afterEach(() => void Object.assign(site, { founder: shipped }));

  function open(founder: OperatorContact) {
    Object.assign(site, { founder });
    const doNothing = () => undefined;
    render(
      <MemoryRouter>
        <Header menuIsOpen={false} onMenu={doNothing} onMenuIntent={doNothing} />
        <Footer />
      </MemoryRouter>,
    );
    const places = [screen.getByRole('banner'), screen.getByRole('contentinfo')];
    return places.map((place) => within(place)) as [ReturnType<typeof within>, ReturnType<typeof within>];
  }

  it('show the tagline and the founder’s phone and email', () => {
    const [header, footer] = open(owned);
    expect(header.getByText('Ask Kai Doe')).toBeVisible();
    expect(footer.getByText('Founder, Oahu')).toBeVisible();
    for (const place of [header, footer]) {
      expect(place.getByText(site.tagline)).toBeVisible();
      expect(place.getByRole('link', { name: `Call ${owned.phone}` })).toHaveAttribute(
        'href',
        'tel:+18084230100',
      );
      expect(place.getByRole('link', { name: /^Email kai ?@own\.test$/ })).toHaveAttribute(
        'href',
        'mailto:kai@own.test',
      );
    }
  });

  it('name a founder whose name is a role as each place needs it', () => {
    const [header, footer] = open({ ...owned, name: 'Your home program sponsor' });
    expect(header.getByText('Ask your home program sponsor')).toBeVisible();
    expect(footer.getByText('Your home program sponsor')).toBeVisible();
  });

  it('show a sample in the same place, as plain text, and the footer says what this copy has', () => {
    const [header, footer] = open({ ...owned, status: 'sample' });
    expect(header.getByText('Ask Kai Doe')).toBeVisible();
    expect(header.getByText('Sample')).toBeVisible();
    for (const place of [header, footer]) {
      expect(place.getByText(owned.phone)).toBeVisible();
      expect(place.getByText(owned.email)).toBeVisible();
      expect(place.queryByRole('link', { name: new RegExp(owned.phone) })).toBeNull();
    }
    expect(footer.getByText('This copy of the site has sample contacts.')).toBeVisible();
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
    // Some keyboards type a character with it.
    await user.keyboard('{Control>}{Alt>}b{/Alt}{/Control}');
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
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: /^Vehicle Shipping/ }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Vehicle Shipping' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toBe(`Vehicle Shipping · ${site.name}`);
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
