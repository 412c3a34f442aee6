import { wordsOf } from '@/facts/facts';
import type { Text } from '@/facts/types';
import { FactText } from './fact-text';

/** `isUnmarked`: their doubt is said once, elsewhere. */
export function TextList({ texts, isUnmarked }: { texts: readonly Text[]; isUnmarked?: boolean }) {
  return (
    <ul className="max-w-measure list-disc apart-2 pl-6">
      {texts.map((text) => (
        <li key={wordsOf(text)}>
          <FactText of={text} isUnmarked={isUnmarked} />
        </li>
      ))}
    </ul>
  );
}
