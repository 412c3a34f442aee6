// Who to call about schools: each base's liaison, the Guard's, and the department.

import { baseIds, baseName, bases } from '@/facts/bases';
import { factsCheckedOn } from '@/facts/facts';
import type { Contact, OfficePhone } from '@/facts/types';
import { officesOfService, schoolLiaisons } from '@/guides/base-offices';
import { basePlaces } from '@/maps/places';
import { sources } from './sources';

const { read } = factsCheckedOn('2026-11-21');

/** Who to call at each base. */
export const liaisonsByBase = baseIds.map((id) => ({
  name: baseName(id),
  at: basePlaces[id],
  liaison: officesOfService[bases[id].services[0]].liaison,
}));

export const guardLiaisons: readonly OfficePhone[] = [
  { office: 'Hawaii Army National Guard', phone: read('808-672-1315', sources.military) },
  { office: 'Hawaii Air National Guard', phone: read('808-789-1672', sources.military) },
];

export const serviceLiaisons: readonly OfficePhone[] = [schoolLiaisons.army, schoolLiaisons.marineCorps, schoolLiaisons.navyAndAirForce, schoolLiaisons.coastGuard];

/** Every liaison, once. */
export const liaisons: readonly OfficePhone[] = [...serviceLiaisons, ...guardLiaisons];

export const district: Contact = {
  name: 'Hawaii State Department of Education',
  role: 'Student services',
  phone: read('808-784-6200', sources.militaryGuide),
  website: { label: 'State school offices', url: 'https://hawaiipublicschools.org/about/offices' },
  note: 'This is the department’s public line: ask for the Student Services Branch.',
};
