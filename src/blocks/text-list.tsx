import { wordsOf } from '@/facts/facts';
import type { Text } from '@/facts/types';
import { FactText } from './fact-text';

export function TextList({ texts }: { texts: readonly Text[] }) {
  return (
    <ul className="max-w-measure list-disc apart-2 pl-6">
      {texts.map((text) => (
        <li key={wordsOf(text)}>
          <FactText of={text} />
        </li>
      ))}
    </ul>
  );
}
