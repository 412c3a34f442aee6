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
