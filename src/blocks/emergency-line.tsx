import { CRISIS_LINE_PHONE, MILITARY_ONESOURCE_PHONE, POISON_HELP_PHONE } from '@/guides/shared-phones';
import { LinkedText } from './linked-text';

const numbers = [
  { name: 'Emergency', number: '911' },
  { name: 'Crisis line', number: `${CRISIS_LINE_PHONE}, then 1` },
  { name: 'Poison help', number: POISON_HELP_PHONE },
  { name: 'Anything else, 24/7', who: 'Military OneSource', number: MILITARY_ONESOURCE_PHONE },
] as const;

/** Open on a page where somebody looks for a number. */
export function EmergencyLine() {
  return (
    <div className="@container mt-5 rounded-xl bg-action-tint px-4 py-1 leading-snug print:mt-2 print:py-0">
      <dl className="@max-2xl:lined gap-x-12 @2xl:grid @2xl:grid-cols-2 print:grid print:grid-cols-2">
        {numbers.map(({ name, number, ...more }) => (
          <div key={name} className="figure-row print:py-0">
            <dt className="py-2.5 print:py-0">
              <strong className="font-semibold">{name}</strong>
              {'who' in more && <span className="block text-sm print:inline"> {more.who}</span>}
            </dt>{' '}
            <dd className="font-semibold [&_a]:inline-block [&_a]:py-2.5 print:[&_a]:py-0">
              <LinkedText text={number} />
            </dd>{' '}
          </div>
        ))}
      </dl>
    </div>
  );
}
