import { flushSync } from 'react-dom';
import { formatDate } from '@/dates/format-date';
import { numberedSources, usualDay, wordsOf } from '@/facts/facts';
import { crisisCalls } from '@/features/search/content/crisis-calls';
import type { Need } from '@/features/search/content/crisis-signs';
import { Button } from '@/ui/button';
import { ExternalLink } from '@/ui/external-link';
import { PhoneLink } from '@/ui/phone-link';

/** A page that nobody asks about. */
const WEATHER_URL = 'https://www.weather.gov/hfo/';

const phone = 'crisis-call link inline-block min-w-11 py-2.5 text-lg font-semibold whitespace-nowrap';

type CrisisCardProps = { needs: readonly Need[]; onLeave: () => void };

/** Who to call, above the hits of a search in need. It needs no index, and stays when that can't be loaded. */
export function CrisisCard({ needs, onLeave }: CrisisCardProps) {
  const isGrief = needs.every((need) => need === 'grief');
  const isWatched = needs.some((need) => need !== 'grief' && need !== 'medical');
  const told = needs.map((need) => crisisCalls[need]);
  const sources = numberedSources(told);
  const day = usualDay(sources);

  function leave() {
    // Nothing of the search is left for Back to show.
    flushSync(onLeave);
    window.location.replace(WEATHER_URL);
  }

  return (
    <section
      aria-labelledby="crisis"
      className={`my-4 rounded-xl border-2 bg-card p-4 ${isGrief ? 'border-line' : 'border-bad'}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 id="crisis" className="text-lg">
          {isGrief ? (
            'We’re so sorry. You don’t have to do this alone.'
          ) : (
            <>
              In danger now? Call{' '}
              <PhoneLink number="911" className="crisis-call link inline-block min-w-11 py-2" />
            </>
          )}
        </h3>
        {isWatched && <Button onClick={leave}>Leave this page</Button>}
      </div>
      <dl className="mt-2">
        {told.map(({ title, calls }) => (
          <div key={title} className="mt-2">
            <dt className="font-semibold">{title}</dt>
            {calls.map(({ phone: { value }, press, answers }) => (
              <dd key={value}>
                <PhoneLink number={value} className={phone} />
                {press && <span className="font-semibold"> {press}</span>}
                <span className="block text-sm">{wordsOf(answers)}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm">
        This search isn’t kept.{isWatched && ' “Leave this page” opens a weather page in its place.'}
        {isGrief && ' Your unit’s chaplain sees families, too, whatever you believe.'}
      </p>
      {day && (
        <p className="mt-2 text-sm text-ink-soft">
          Checked {formatDate(day)}:{' '}
          {sources.map(({ source: { title, url } }, at) => (
            <span key={title}>
              {at > 0 && ', '}
              {url ? (
                <ExternalLink href={url} className="link inline-block py-1">
                  {title}
                </ExternalLink>
              ) : (
                title
              )}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
