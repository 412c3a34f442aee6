import { useState } from 'react';
import { type MoneyBar, MoneyBars } from '@/blocks/money-bars';
import { parseUsd } from '@/money/parse-usd';
import { formatUsd } from '@/money/usd';
import { ChangingText } from '@/ui/changing-text';
import { MoneyField } from '@/ui/money-field';

type IncomeAndPaymentProps = { payment: number; price: number };

/** For a buyer who gets no BAH: the loan's payment beside an income that the reader types. None of it is stored. */
export function IncomeAndPayment({ payment, price }: IncomeAndPaymentProps) {
  const [typed, setTyped] = useState('');
  const income = parseUsd(typed) || undefined;
  return (
    <div className="my-5">
      <p className="mb-3">
        Without orders there’s no BAH: compare the payment with your retired pay, VA compensation, wages or
        whatever comes in each month.
      </p>
      <MoneyField
        label="Your income a month"
        hint="Yours and your spouse’s. It stays on this page."
        errors={typed !== '' && parseUsd(typed) === null ? ['Enter dollars, such as $6,000.'] : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onValue={setTyped}
      />
      {income && (
        <MoneyBars
          title="Each month, before tax, insurance and HOA fees"
          bars={barsOf(payment, price, income)}
        />
      )}
      <p role="status">{income && <ChangingText text={shareOf(payment, income)} />}</p>
    </div>
  );
}

function barsOf(payment: number, price: number, income: number): readonly MoneyBar[] {
  return [
    {
      label: `You pay: median condo, ${formatUsd(price)}`,
      text: formatUsd(payment),
      pieces: [{ label: 'Loan', dollars: payment }],
    },
    {
      label: 'You get: your income',
      text: formatUsd(income),
      pieces: [{ label: 'Income', dollars: income }],
      isOther: true,
    },
  ];
}

/** Such as "The loan takes 54% of your income and leaves $3,400 for everything else." */
function shareOf(payment: number, income: number): string {
  const left = Math.round(income) - Math.round(payment);
  if (left < 0) return `Your income is ${formatUsd(-left)} a month less than the payment.`;
  const percent = Math.round((payment / income) * 100);
  return `The loan takes ${percent}% of your income and leaves ${formatUsd(left)} for everything else.`;
}
