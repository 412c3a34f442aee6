// The printable checklist: the content of the PDF. The items and phone numbers come from the guides, so nothing is
// duplicated; to add a group of numbers, add an entry below.

import { factsCheckedOn } from '@/facts/facts';
import type { Contact, OfficePhone } from '@/facts/types';
import { pdf } from '@/features/checklist/content/checklist-pdf-link';
import { sources } from '@/features/checklist/content/hawaii-checklist-sources';
import { itemIds } from '@/features/checklist/content/item-days';
import { itemFor } from '@/features/checklist/family-item';
import { plantQuarantine, quarantineStation } from '@/guides/pet-offices';
import { HOUSEHOLD_GOODS_PHONE } from '@/guides/shared-phones';
import { registration } from '@/routes/pcs-toolkit/firearms-pcs/registration';
import { district, liaisons } from '@/routes/pcs-toolkit/hawaii-schools/school-contacts';
import { tlaGuide } from '@/routes/pcs-toolkit/tla-hotels/guide';
import { vehicleGuide } from '@/routes/pcs-toolkit/vehicle-shipping/guide';
import { phones } from '@/routes/resources/guide';

const { read } = factsCheckedOn('2026-11-21');

const shipping: OfficePhone = {
  office: 'Household goods: Pearl Harbor-Hickam shipping office',
  phone: read(HOUSEHOLD_GOODS_PHONE, sources.shippingOffice),
};

const schoolLiaisons: readonly OfficePhone[] = liaisons.map(({ office, phone }) => ({
  office: `School liaison: ${office}`,
  phone,
}));

export const checklistPaper = {
  title: 'PCS Checklist',
  intro:
    'The 20 things to do for a PCS move to Hawaii, in order. Small numbers lead to the sources on the last page. Rules and prices change: when money or a deadline depends on one, ask the office.',
  checkedOn: pdf.checkedOn,
  blanks: ['Report date', 'Flight', 'Sponsor and phone'],
  items: itemIds.map((item) => itemFor(item, {})),
  emergency: 'Emergency: 911. In a crisis: dial 988, then press 1 (Veterans Crisis Line).',
  phoneGroups: [
    { title: 'Any time', phones },
    {
      title: 'Goods, car and pets',
      phones: [shipping, ...phonesOf([vehicleGuide.honoluluCenter, quarantineStation, plantQuarantine])],
    },
    { title: 'Lodging and base housing', phones: phonesOf(tlaGuide.desks) },
    { title: 'Schools', phones: [...phonesOf([district]), ...schoolLiaisons] },
    { title: 'Registering firearms', phones: phonesOf(registration.countyPolice) },
  ],
} as const;

function phonesOf(contacts: readonly Contact[]): OfficePhone[] {
  return contacts.flatMap(({ name, role, phone }) =>
    phone ? [{ office: role ? `${name}: ${role}` : name, phone }] : [],
  );
}
