import type { ReactNode } from 'react';

type ExampleAmountsProps = {
  /** The case they belong to. */
  example: string;
  /** `isLoss`: not in the color of what is saved. */
  amounts: readonly { key: string; amount: string; about: ReactNode; isLoss?: true }[];
};

/** An example's case, and its monthly amounts side by side below. */
export function ExampleAmounts({ example, amounts }: ExampleAmountsProps) {
  return (
    <div>
      <p className="mb-3 leading-snug">
        <strong className="font-semibold">Our example:</strong> {example}
      </p>
      <ul className="flex flex-wrap gap-4 leading-snug">
        {amounts.map(({ key, amount, about, isLoss }) => (
          <li key={key} className="flex-1 basis-[8rem]">
            <strong
              className={`block font-display text-3xl leading-tight font-semibold ${isLoss ? 'text-ink' : 'text-action'}`}
            >
              {amount}
            </strong>{' '}
            {about}
          </li>
        ))}
      </ul>
    </div>
  );
}
