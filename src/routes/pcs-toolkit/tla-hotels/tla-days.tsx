import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { TLA_CLAIM_DAYS, TLA_FIRST_DAYS, TLA_MOST_DAYS } from '@/money/lodging-figures';
import { tlaGuide } from './guide';

/** The last day of each claim: 10, 20 and so on. */
const claims = Array.from(
  { length: 1 + (TLA_MOST_DAYS - TLA_FIRST_DAYS) / TLA_CLAIM_DAYS },
  (_, index) => TLA_FIRST_DAYS + index * TLA_CLAIM_DAYS,
);

/** The sixty days as one bar of six claims, above what each part of them requires. */
export function TlaDays() {
  return (
    <>
      <figure className="break-inside-avoid">
        <figcaption className="mb-2 font-semibold">
          {TLA_MOST_DAYS} days, {claims.length} claims: one for every {TLA_CLAIM_DAYS} days
        </figcaption>
        <svg
          aria-hidden="true"
          width="100%"
          height="52"
          overflow="visible"
          className="mb-3 text-[min(0.875rem,16px)]"
        >
          <g className="fill-sand stroke-line-strong forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]">
            {claims.map((last, index) => (
              <rect key={last} x={percent(index)} width={percent(1)} height="26" />
            ))}
          </g>
          <g textAnchor="middle" className="fill-ink-soft forced-colors:fill-[CanvasText]">
            {claims.map((last, index) => (
              <text key={last} x={percent(index + 0.5)} y="18">
                {index + 1}
              </text>
            ))}
            {claims.map((last, index) => (
              <text
                key={last}
                x={percent(index + 1)}
                y="44"
                textAnchor={last === TLA_MOST_DAYS ? 'end' : undefined}
              >
                {index === 0 ? `day ${last}` : last}
              </text>
            ))}
          </g>
        </svg>
      </figure>
      <dl className="grid gap-x-8 gap-y-3 lg:grid-cols-3">
        {tlaGuide.dayByDay.map(({ when, text, documents }) => (
          <div key={when}>
            <dt className="font-semibold">{when}</dt>
            <dd>
              <FactText of={text} />
              {documents && (
                <Disclosure summary="The six documents">
                  <ul className="list-disc pl-6 leading-snug sm:max-lg:columns-2">
                    {documents.map((document) => (
                      <li key={document} className="break-inside-avoid py-0.5">
                        {document}
                      </li>
                    ))}
                  </ul>
                </Disclosure>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function percent(claim: number): string {
  return `${((claim * 100) / claims.length).toFixed(1)}%`;
}
