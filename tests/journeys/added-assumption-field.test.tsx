// A field of the Assumption Cruncher is one record: one that is added here, in memory, is drawn, added up, linked and printed.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ASSUMPTION_FIELDS } from '@/features/assumption/assumption-fields';
import { renderApp } from '../support/render-app';

vi.mock('@/features/assumption/assumption-fields', async (original) => {
  const { ASSUMPTION_FIELDS: fields, ...others } = await original<{ ASSUMPTION_FIELDS: readonly object[] }>();
  const flood = {
    field: 'floodInsurance',
    unit: 'dollars',
    need: 'optional',
    group: 'costs',
    label: 'Flood insurance a month',
    start: null,
    isMonthlyCost: true,
  };
  return { ...others, ASSUMPTION_FIELDS: [...fields, flood] };
});

afterEach(() => {
  vi.doUnmock('@/features/assumption/assumption-fields');
});

it('flood insurance, added to the cruncher, is everywhere where a field is', async () => {
  const PATH = '/calculators/assumption-cruncher';
  expect(ASSUMPTION_FIELDS).toHaveLength(13);
  const { unmount } = await renderApp(PATH);
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(/^Purchase price/, '600000');
  type(/^Balance of/, '400000');
  type(/^Rate of/, '3.5');
  type(/^Current market rate/, '7.5');
  const total = () =>
    Number(
      screen
        .getByRole('row', { name: /^Total each month/ })
        .textContent?.match(/\$([\d,]+)/)?.[1]
        ?.replace(',', ''),
    );
  const calculate = () => fireEvent.click(screen.getByText('Calculate', { selector: '[type="submit"]' }));
  calculate();
  const before = total();
  type(/^Flood insurance/, '120');
  calculate();
  expect(total()).toBe(before + 120);
  expect(screen.getAllByText('Flood insurance a month', { selector: 'dt' })).not.toEqual([]);
  unmount();
  window.sessionStorage.clear();
  await renderApp(`${PATH}#purchasePrice=600000&floodInsurance=120`);
  await vi.waitFor(() => expect(screen.getByLabelText(/^Flood insurance/)).toHaveValue('$120'));
});
