// A field is one record: one that is added here, in memory, is drawn, added up, named as missing, linked, kept and printed.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { monthFields } from '@/features/cost-of-living/month-fields';
import { firstSixtyFields } from '@/features/first-60-days/first-sixty-fields';
import { labeled } from '../support/page-parts';
import { renderApp } from '../support/render-app';
import { offer } from '../support/share-sheet';

afterEach(() => {
  vi.doUnmock('@/features/cost-of-living/month-fields');
  vi.doUnmock('@/features/first-60-days/first-sixty-fields');
});

const fill = (texts: Record<string, string>) => {
  for (const [label, value] of Object.entries(texts)) fireEvent.change(labeled(label), { target: { value } });
};

/** The form's link, as copied. */
async function copiedLink() {
  const writeText = vi.fn(async (_: string) => {});
  offer('clipboard', { writeText });
  fireEvent.click(await screen.findByText('Copy link', { selector: 'button' }));
  await vi.waitFor(() => expect(writeText).toHaveBeenCalled());
  return new URL(writeText.mock.calls[0]?.[0] ?? '').hash;
}

describe('shave ice, added to a month in Hawaii', () => {
  const PATH = '/pcs-toolkit/cost-of-living';
  const family = {
    'Pay grade': 'E-5',
    'Years of service': '4',
    'Duty station': 'schofield',
    Dependents: '3',
    'Rent ($)': '3200',
    'Taxes and deductions ($)': '700',
  };
  const leftEachMonth = () =>
    Number(
      screen
        .getByText('Left each month, after taxes', { selector: 'p' })
        .nextElementSibling?.textContent?.replace(/\D/g, ''),
    );

  it('is everywhere where a field is', async () => {
    vi.doMock('@/features/cost-of-living/month-fields', async (original) => ({
      ...(await original<object>()),
      monthFields: {
        ...monthFields,
        ice: {
          kind: 'dollars',
          label: 'Shave ice ($)',
          group: 'rest',
          cost: { homes: ['rent', 'buy'] },
        },
      },
    }));
    const { unmount } = await renderApp(PATH);
    fill(family);
    expect(screen.getAllByText(/not counted: .*shave ice/)).not.toEqual([]);
    const before = leftEachMonth();
    fill({ 'Shave ice ($)': '25' });
    expect(leftEachMonth()).toBe(before - 25);
    expect(screen.queryByText(/not counted: .*shave ice/)).toBeNull();
    expect(await screen.findByText('Shave ice ($)', { selector: 'dt' })).toBeInTheDocument();
    const hash = await copiedLink();
    expect(hash).toContain('ice=25');
    fireEvent.click(labeled('Keep my numbers in this browser'));
    expect(window.localStorage.getItem('paradise-pcs-cost-of-living')).toContain('"ice":"25"');
    fill({ 'Where will you live?': 'base' });
    expect(screen.queryByText(/not counted: .*shave ice/)).toBeNull();
    unmount();

    window.localStorage.clear();
    window.sessionStorage.clear();
    await renderApp(`${PATH}${hash}`);
    await vi.waitFor(() => expect(labeled('Shave ice ($)')).toHaveValue('25'));
  });
});

describe('a ukulele, added to the first 60 days', () => {
  const PATH = '/calculators/first-60-days';

  it('is everywhere where a field is', async () => {
    vi.doMock('@/features/first-60-days/first-sixty-fields', async (original) => ({
      ...(await original<object>()),
      firstSixtyFields: {
        ...firstSixtyFields,
        ukulele: {
          kind: 'dollars',
          label: 'Ukulele ($)',
          group: 'costs',
          cost: { name: 'Ukulele', when: 'When you move in.', paid: 'moving-in' },
        },
      },
    }));
    const { unmount } = await renderApp(PATH);
    fill({ 'Hotel nights': '5', 'Nightly rate ($)': '200', 'Food a day ($)': '100' });
    expect((await screen.findAllByText(/not in it: .*ukulele/)).length).toBeGreaterThan(0);
    const needed = () =>
      screen.getByText(/^Cash you need (by week \d|before the first claim is paid)$/).nextElementSibling;
    expect(needed()).toHaveTextContent('$1,500+');
    fill({ 'Ukulele ($)': '80' });
    expect(needed()).toHaveTextContent('$1,580+');
    expect(screen.queryByText(/not in it: .*ukulele/)).toBeNull();
    expect(screen.getByText('Ukulele', { selector: 'summary span' }).closest('summary')).toHaveTextContent(
      '$80',
    );
    const hash = await copiedLink();
    expect(hash).toContain('ukulele=80');
    fireEvent.click(labeled('Keep my numbers in this browser'));
    expect(window.localStorage.getItem('paradise-pcs-first-60-days')).toContain('"ukulele":"80"');
    unmount();

    window.localStorage.clear();
    window.sessionStorage.clear();
    await renderApp(`${PATH}${hash}`);
    await vi.waitFor(() => expect(labeled('Ukulele ($)')).toHaveValue('80'));
  });
});
