import type { TipItem } from '@/facts/types';
import { FactText } from './fact-text';

export function TipList({ tips }: { tips: readonly TipItem[] }) {
  return (
    <ul className="max-w-measure list-disc apart-3 pl-6">
      {tips.map(({ title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index}>
          {title && <strong className="font-semibold">{`${title}. `}</strong>}
          <FactText of={text} />
        </li>
      ))}
    </ul>
  );
}

/** The tips that a reader must not miss, side by side where there is room. */
export function KeyTips({ tips }: { tips: readonly TipItem[] }) {
  return (
    <ul className="max-lg:lined rounded-xl border border-line bg-card px-4 lg:grid lg:grid-cols-3 lg:gap-x-8 lg:has-[>:nth-child(4)]:grid-cols-2">
      {tips.map(({ title, text }) => (
        <li key={title} className="py-3">
          <strong className="block font-semibold">{title}</strong> <FactText of={text} />
        </li>
      ))}
    </ul>
  );
}
