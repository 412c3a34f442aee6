import type { ReactNode } from 'react';

type ExampleAmountsProps = {
  amounts: readonly { key: string; amount: string; about: ReactNode }[];
  /** The case they belong to. */
  example: string;
};

/** An example's monthly amounts side by side, and its case below. */
export function ExampleAmounts({ amounts, example }: ExampleAmountsProps) {
  return (
    <div>
      <ul className="flex flex-wrap gap-4 leading-snug">
        {amounts.map(({ key, amount, about }) => (
          <li key={key} className="flex-1 basis-[8rem]">
            <strong className="block font-display text-3xl leading-tight font-semibold text-action">
              {amount}
            </strong>{' '}
            {about}
          </li>
        ))}
      </ul>
      <p className="mt-3">Our example: {example}</p>
    </div>
  );
}
