import { useEffect, useMemo } from 'react';
import { PhoneList } from '@/blocks/phone-list';
import { TextList } from '@/blocks/text-list';
import { isOtherIsland, stationName } from '@/facts/bases';
import type { OfficePhone } from '@/facts/types';
import { isFor, linesFor } from '@/features/checklist/audience';
import { moveLabels } from '@/features/checklist/content/move-labels';
import { otherIslandLines } from '@/features/checklist/content/other-islands';
import type { Move } from '@/features/checklist/move';
import { housingPhones, officesOfService } from '@/guides/base-offices';
import { servicesAt } from '@/guides/own-offices';

/** The offices for the chosen base: those of the family's service or, if it isn't set, of the services based there. */
function officesFor(move: Move): OfficePhone[] {
  const { base, service } = move;
  if (!base) return [];
  const services = service ? [service] : servicesAt(base);
  const desks = services.map((one) => officesOfService[one].desk);
  const liaisons = services.map((one) => officesOfService[one].liaison);
  return [
    ...(isOtherIsland(base) ? [] : housingPhones[base]).map(({ office, phone }) => ({
      office: `Housing. ${office}`,
      phone,
    })),
    ...desks.map(({ name, phone }) => ({ office: `Lodging allowance (TLA). ${name}`, phone })),
    ...(isFor({ schoolAge: ['yes'] }, move)
      ? [...new Set(liaisons)].map(({ office, phone }) => ({ office: `School liaison. ${office}`, phone }))
      : []),
  ];
}

export type OfficesCardProps = {
  move: Move;
  /** Reports the offices, for the page's list of sources. */
  onOffices: (offices: readonly OfficePhone[]) => void;
};

export function OfficesCard({ move, onOffices }: OfficesCardProps) {
  const offices = useMemo(() => officesFor(move), [move]);
  useEffect(() => onOffices(offices), [onOffices, offices]);
  const { base } = move;
  if (!base || offices.length === 0) return null;
  const place = moveLabels.base.choices[base] ?? '';
  return (
    <section
      aria-labelledby="offices"
      className="mt-10 rounded-xl border border-line bg-card p-4 print:m-0 print:border-0 print:p-0"
    >
      {isOtherIsland(base) && (
        <div className="mb-5 print:hidden">
          <h2 className="mb-2 text-xl">{`What’s different on ${stationName(base)}`}</h2>
          <TextList texts={linesFor(otherIslandLines, move)} />
        </div>
      )}
      <h2 id="offices" className="mb-2 text-xl">
        {`Your offices: ${place}`}
      </h2>
      <PhoneList phones={offices} />
    </section>
  );
}
