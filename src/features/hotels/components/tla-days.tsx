import { FactText } from '@/blocks/fact-text';
import { TLA_CLAIM_DAYS, TLA_FIRST_DAYS, TLA_MOST_DAYS } from '@/guides/lodging-figures';
import { tlaGuide } from '@/guides/tla-hotels';

/** The first and last day of each claim: 1-10, 11-20 and so on. */
const claims = Array.from({ length: 1 + (TLA_MOST_DAYS - TLA_FIRST_DAYS) / TLA_CLAIM_DAYS }, (_, index) => {
  const last = TLA_FIRST_DAYS + index * TLA_CLAIM_DAYS;
  const first = index === 0 ? 1 : last - TLA_CLAIM_DAYS + 1;
  return `${first}-${last}`;
});

/** The sixty days as six blocks. The list under them says the same. */
export function TlaDays() {
  return (
    <figure
      aria-label={`Up to ${TLA_MOST_DAYS} days of TLA, in ${claims.length} claims`}
      className="break-inside-avoid"
    >
      <ol aria-hidden="true" className="mb-4 flex flex-wrap gap-1 text-center text-sm">
        {claims.map((days, index) => (
          <li key={days} className="min-w-[2.75rem] flex-1">
            <span
              className={`block rounded-sm border border-action py-3 font-semibold xs:whitespace-nowrap ${index === 0 ? 'bg-action text-on-action print:bg-transparent print:text-ink' : 'bg-action-tint'}`}
            >
              {days}
            </span>
            <span className="text-ink-soft">Claim {index + 1}</span>
          </li>
        ))}
      </ol>
      <dl className="space-y-3">
        {tlaGuide.dayByDay.map(({ when, text, documents }) => (
          <div key={when}>
            <dt className="font-semibold">{when}</dt>
            <dd>
              <FactText of={text} />
              {documents && (
                <ul className="list-disc pl-6 leading-snug sm:columns-2">
                  {documents.map((document) => (
                    <li key={document} className="break-inside-avoid py-0.5">
                      {document}
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
