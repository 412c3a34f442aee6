import type { TipItem } from '@/guides/types';
import { FactText } from './fact-text';

export function TipList({ tips }: { tips: readonly TipItem[] }) {
  return (
    <ul className="max-w-measure list-disc space-y-3 pl-6">
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

/** The three tips that a reader must not miss, side by side where there is room. */
export function KeyTips({ tips }: { tips: readonly TipItem[] }) {
  return (
    <ul className="grid list-disc gap-x-8 gap-y-3 pl-6 lg:grid-cols-3">
      {tips.map(({ title, text }) => (
        <li key={title}>
          <strong className="font-semibold lg:block">{title}.</strong> <FactText of={text} />
        </li>
      ))}
    </ul>
  );
}
