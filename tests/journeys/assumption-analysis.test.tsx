import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { catchDownloads } from '../support/downloads';
import { labeled, whole } from '../support/page-parts';
import { calculate, calculateWith, example, expectRows, fill, openCruncher } from './cruncher-page';

const title = 'The whole money story';
const cash = 'Cash at closing';
const answer = 'Cash to close, and when you come out ahead';

const type = (label: string, value: string) => fireEvent.change(labeled(label), { target: { value } });
const part = (label: string) => within(screen.getByLabelText<HTMLFormElement>(label));
const workOut = (label = 'Fees and how long you stay') =>
  fireEvent.click(part(label).getByText('Work it out', { selector: 'button' }));

async function openAnalysis(texts = example) {
  openCruncher();
  calculateWith(texts);
  await screen.findByText(title);
}

describe('cash to close, break-even and the tour', () => {
  it('start collapsed and show on click: $2,300 more cash, month 4, $33,549 better', async () => {
    await openAnalysis();
    expect(screen.getByText('True rate:')).toHaveTextContent('True rate: 5.69%');
    const folded = screen.getByText('Fees, and when you come out ahead').closest('details');
    expect(folded).not.toHaveAttribute('open');
    expect(labeled('Months you expect to stay')).toHaveValue('36');
    expectRows(cash, 'Cash you bring, plus fees and closing costs | $2,000 | $0');
    type('Servicer’s processing fee', '300');
    workOut();
    expect(screen.getByText(answer)).toHaveFocus();
    expectRows(cash, 'VA funding fee | $2,000 | can be financed', 'Cash you bring | $2,300 | $0');
    expect(
      screen.getByText(whole(/^ to assume.*Assuming takes \$2,300 more cash at closing/)),
    ).toBeInTheDocument();
    expect(screen.getByText('Break-even: month 4.')).toBeInTheDocument();
    expectRows('If you stay 3 years', 'Still owed | $572,062 | $582,085');
    expect(
      screen.getByText(whole(/you save \$25,826 in payments and still owe \$10,023 less/)).parentElement,
    ).toHaveTextContent('Counting the $2,300 more to close, you are $33,549 better off.');
  });

  it('disappear when one of their fields changes, and keep their fields when the home changes', async () => {
    await openAnalysis();
    type('Servicer’s processing fee', '300');
    workOut();
    fireEvent.click(labeled('I am exempt from VA’s funding fee'));
    expect(screen.queryByText(answer)).toBeNull();
    expectRows(cash, 'Cash you bring, plus fees and closing costs | $2,000 | $0');
    workOut();
    expectRows(cash, 'VA funding fee | $0 | $0');
    fill({ purchasePrice: '650000' });
    expect(screen.queryByText(title)).toBeNull();
    calculate();
    expect(labeled('Servicer’s processing fee')).toHaveValue('$300');
    expectRows(cash, 'Cash you bring | $300 | $0');
  });

  it('show no misleading figure when the down payment is more than the assumption can use', async () => {
    await openAnalysis({ ...example, downPayment: '250000' });
    workOut();
    expect(screen.getByText('No break-even for these numbers')).toBeInTheDocument();
    expect(screen.getByText(whole(/^Only \$200,000 of your down payment fits/))).toHaveTextContent(
      '$50,000 stays',
    );
    expect(screen.queryByText(/^If you stay/)).toBeNull();
    expectRows(cash, 'Cash you bring | $202,000 | $250,000');
  });

  it('say when assuming never pays off and leaves the buyer worse off', async () => {
    await openAnalysis({ ...example, currentRate: '5' });
    workOut();
    expect(screen.getByText('Break-even: never.').parentElement).toHaveTextContent(
      'Lower payments never cover the $2,000 more that assuming costs to close.',
    );
    expect(screen.getByText(/worse off$/)).toBeInTheDocument();
  });

  it('reject unusable values, with a message and focus on the field', async () => {
    await openAnalysis();
    for (const [label, text, message] of [
      ['Servicer’s processing fee', '600001', 'This is more than the price. Enter $600,000 or less'],
      ['Other costs when you assume', '-5', 'An amount cannot be below $0'],
      ['Other costs when you assume', '1.500', 'Is it $1,500 or $1.50?'],
      ['Closing costs of a new loan', '1e9', 'Use digits only, such as $600,000'],
      ['Months you expect to stay', '', 'Enter whole months, from 1 to 600'],
      ['Months you expect to stay', '36.5', 'Enter whole months, from 1 to 600'],
      ['Months you expect to stay', '601', 'Enter whole months, from 1 to 600'],
    ] as const) {
      type(label, text);
      workOut();
      expect(labeled(label)).toHaveFocus();
      expect(labeled(label)).toHaveAccessibleDescription(expect.stringContaining(message));
      expect(screen.queryByText(answer)).toBeNull();
      type(label, '36');
    }
    workOut();
    expect(screen.getByText(answer)).toBeInTheDocument();
  });
});

it('what is still owed is charted, listed by year and downloaded to the cent', async () => {
  const files = catchDownloads();
  await openAnalysis();
  fireEvent.click(screen.getByText('What you still owe, year by year'));
  const chart = await screen.findByRole('img', { name: /^Line chart of what you still owe/ });
  expect(chart).toHaveAccessibleName(/After year 3: \$572,062 and \$582,085/);
  expectRows(
    'Still owed at the end of each year',
    'Year 1 | $591,090 | $594,469 | $392,323 | $198,767',
    'Year 30 | $0 | $0 | $0 | $0',
  );
  fireEvent.click(screen.getByText('Download the balances (CSV)'));
  expect(files[0]?.name).toBe('balances-600000.csv');
  const lines = (await files[0]?.text())?.split('\r\n');
  expect(lines?.[2]).toBe('"1","392323.49","198766.72","591090.21","594468.99"');
});
