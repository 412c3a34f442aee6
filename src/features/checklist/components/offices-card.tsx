import { useEffect, useMemo } from 'react';
import { PhoneList } from '@/blocks/phone-list';
import { moveLabels } from '@/features/checklist/content/plan-words';
import type { Move } from '@/features/checklist/family-plan';
import { housingPhones, schoolLiaisons, tlaDesks } from '@/guides/base-offices';
import type { OfficePhone } from '@/guides/types';

type Base = NonNullable<Move['base']>;
type Service = NonNullable<Move['service']>;

const housingOf: Record<Base, readonly OfficePhone[]> = {
  'pearl-harbor-hickam': housingPhones.pearlHarborHickam,
  schofield: housingPhones.army,
  shafter: housingPhones.army,
  kaneohe: housingPhones.kaneohe,
  'coast-guard': housingPhones.coastGuard,
};

const servicesOf: Record<Base, readonly Service[]> = {
  'pearl-harbor-hickam': ['navy', 'air-force'],
  schofield: ['army'],
  shafter: ['army'],
  kaneohe: ['marine-corps'],
  'coast-guard': ['coast-guard'],
};

const officesOf: Record<Service, { desk: OfficePhone; liaison: OfficePhone }> = {
  army: { desk: deskOf(tlaDesks.army), liaison: schoolLiaisons.army },
  navy: { desk: deskOf(tlaDesks.navy), liaison: schoolLiaisons.navyAndAirForce },
  'air-force': { desk: deskOf(tlaDesks.airForce), liaison: schoolLiaisons.navyAndAirForce },
  'marine-corps': { desk: deskOf(tlaDesks.marineCorps), liaison: schoolLiaisons.marineCorps },
  'coast-guard': { desk: deskOf(tlaDesks.coastGuard), liaison: schoolLiaisons.coastGuard },
  'space-force': { desk: deskOf(tlaDesks.airForce), liaison: schoolLiaisons.navyAndAirForce },
};

function deskOf({ name, phone }: { name: string; phone: OfficePhone['phone'] }): OfficePhone {
  return { office: `Lodging allowance (TLA). ${name}`, phone };
}

/** The offices for the chosen base: those of the family's service or, if it isn't set, of the services based there. */
function officesFor({ base, service, children }: Move): OfficePhone[] {
  if (!base) return [];
  const services = service ? [service] : servicesOf[base];
  const liaisons = services.map((one) => officesOf[one].liaison);
  return [
    ...housingOf[base].map(({ office, phone }) => ({ office: `Housing. ${office}`, phone })),
    ...services.map((one) => officesOf[one].desk),
    ...(children === 'no'
      ? []
      : [...new Set(liaisons)].map(({ office, phone }) => ({ office: `School liaison. ${office}`, phone }))),
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
        Your offices: {moveLabels.base.choices[move.base]}
      </h2>
      <PhoneList phones={offices} />
    </section>
  );
}
