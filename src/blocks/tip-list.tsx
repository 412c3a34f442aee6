import type { TipItem } from '@/guides/types';
import { FactText } from './fact-text';
import { UnconfirmedNote, UnconfirmedNoted } from './unconfirmed';

export function TipList({ tips }: { tips: readonly TipItem[] }) {
  return (
    <div>
      <UnconfirmedNote parts={tips.flatMap(({ title, text }) => (title ? [[title, text] as const] : []))} />
      <ul className="max-w-measure list-disc space-y-3 pl-6 marker:text-accent">
        {tips.map(({ title, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>
            {title && <strong className="font-semibold">{title}. </strong>}
            <UnconfirmedNoted when={title !== undefined}>
              <FactText of={text} />
            </UnconfirmedNoted>
          </li>
        ))}
      </ul>
    </div>
  );
}
