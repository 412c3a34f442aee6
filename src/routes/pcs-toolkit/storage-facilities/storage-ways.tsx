import { DrawnRow } from '@/blocks/drawn-row';
import { FactText } from '@/blocks/fact-text';
import { LinkedText } from '@/blocks/linked-text';
import { storageGuide } from './guide';

type Drawing = (typeof storageGuide.ways)[number]['drawing'];

/** Of 64 by 40. */
const wayDrawings: Record<Drawing, string> = {
  home: 'M3 20 20 6 37 20M7 17V36H33V17M16 36V25H24V36M40 24H60V36H40ZM47 24v5h6v-5',
  hawaii:
    'M24 36V18L42 8 60 18V36ZM30 36V23H54V36M30 28H54M30 32H54M9 36q3-10 1-20q-6-4-9 2m9-2q6-5 10 1M10 16q-1-8-7-8m7 8q1-8 7-8',
  unit: 'M6 36V5H40V36M12 36V12H34V36M12 18H34M12 24H34M12 30H34M52 13a4.5 4.5 0 1 0 .1 0M52 22V36M52 30h5M52 35h4',
};

/** The section with the details of a way. */
const details: Partial<Record<Drawing, { label: string; href: string }>> = {
  home: { label: 'The rules', href: '#storage-rules-and-what-to-ask' },
  unit: { label: 'Companies', href: '#storage-companies-on-oahu' },
};

/** Where things can wait, with who pays for how long, and how much may wait in all. */
export function StorageWays() {
  const { ways, free } = storageGuide;
  return (
    <>
      <p className="mb-3 leading-snug">
        {free.if} <strong className="font-semibold">{free.limit}</strong> <LinkedText text={free.for} />{' '}
        <a href="#how-much-you-can-ship" className="link">
          Find your grade
        </a>
      </p>
      <ul className="lined rounded-xl border border-line bg-card px-4 py-1 leading-snug">
        {ways.map(({ drawing, where, price, about }) => (
          <DrawnRow key={drawing} drawing={wayDrawings[drawing]}>
            <p className="figure-row">
              <strong className="font-display text-lg leading-snug font-semibold">{where}</strong>
              <strong className={`font-semibold ${price === 'Free' ? 'text-action' : ''}`}>{price}</strong>
            </p>
            <p className="text-ink-soft">
              <FactText of={about} /> <Details of={drawing} />
            </p>
          </DrawnRow>
        ))}
      </ul>
    </>
  );
}

function Details({ of: drawing }: { of: Drawing }) {
  const link = details[drawing];
  return (
    link && (
      <a href={link.href} className="link inline-block">
        {link.label}
      </a>
    )
  );
}
