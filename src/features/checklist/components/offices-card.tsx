import { useEffect, useMemo } from 'react';
import { PhoneList } from '@/blocks/phone-list';
import { baseAsAnswer, bases } from '@/facts/bases';
import type { OfficePhone } from '@/facts/types';
import { isFor } from '@/features/checklist/audience';
import type { Move } from '@/features/checklist/move';
import { housingPhones, officesOfService } from '@/guides/base-offices';

/** The offices for the chosen base: those of the family's service or, if it isn't set, of the services based there. */
function officesFor(move: Move): OfficePhone[] {
  const { base, service } = move;
  if (!base) return [];
  const services = service ? [service] : bases[base].services;
  const desks = services.map((one) => officesOfService[one].desk);
  const liaisons = services.map((one) => officesOfService[one].liaison);
  return [
    ...housingPhones[base].map(({ office, phone }) => ({ office: `Housing. ${office}`, phone })),
    ...desks.map(({ name, phone }) => ({ office: `Lodging allowance (TLA). ${name}`, phone })),
    ...(isFor({ children: ['yes'] }, move)
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
  if (!move.base || offices.length === 0) return null;
  return (
    <section
      aria-labelledby="offices"
      className="mt-10 rounded-xl border border-line bg-card p-5 print:m-0 print:border-0 print:p-0"
    >
      <h2 id="offices" className="mb-2 text-xl">
        {`Your offices: ${baseAsAnswer(move.base)}`}
      </h2>
      <PhoneList phones={offices} />
    </section>
  );
}
