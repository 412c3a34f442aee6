import type { Text } from '@/facts/types';
import { FactText } from './fact-text';

export function TextList({ texts }: { texts: readonly Text[] }) {
  return (
    <ul className="max-w-measure list-disc space-y-2 pl-6">
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index}>
          <FactText of={text} />
        </li>
      ))}
    </ul>
  );
}
