// Who a family calls first: the offices of its own base and service.
import { type BaseId, bases, isOtherIsland, type Station } from '@/facts/bases';
import { factsCheckedOn } from '@/facts/facts';
import type { Service } from '@/facts/services';
import type { OfficePhone } from '@/facts/types';
import { housingPhones, officesOfService } from './base-offices';
import { hickamShippingPets } from './pet-sources';
import { HOUSEHOLD_GOODS_PHONE, KANEOHE_SHIPPING_PHONE } from './shared-phones';
import { mccsMoving } from './vehicle-sources';

const { read } = factsCheckedOn('2026-11-23');

/** Returns the services whose offices are a station's, for a family that hasn't named its own. */
export function servicesAt(station: Station): readonly [Service, ...Service[]] {
  return isOtherIsland(station) ? ['coast-guard'] : bases[station].services;
}

type Family = { service?: Service | undefined; children?: 'yes' | 'no' | undefined };

/**
 * Returns the office that houses a family, the desk for its lodging allowance and, unless it has no children, its school
 * liaison, each number once.
 */
export function ownOffices(station: Station, { service, children }: Family): readonly OfficePhone[] {
  const { desk, liaison } = officesOfService[service ?? servicesAt(station)[0]];
  const [housing = desk] = isOtherIsland(station) ? [] : housingPhones[station];
  const isOne = housing.phone.value === desk.phone.value;
  return [
    { office: isOne ? 'Housing and TLA' : 'Housing', phone: housing.phone },
    ...(isOne ? [] : [{ office: 'TLA', phone: desk.phone }]),
    ...(children === 'no' ? [] : [{ office: 'School liaison', phone: liaison.phone }]),
  ];
}

/** Returns the office in Hawaii that sees to a family's goods and car. We found a number only for two bases. */
export function ownShippingOffice(base: BaseId | undefined): OfficePhone | undefined {
  if (base === 'pearl-harbor-hickam')
    return {
      office: 'Your shipping office, Pearl Harbor-Hickam',
      phone: read(HOUSEHOLD_GOODS_PHONE, hickamShippingPets),
    };
  if (base === 'kaneohe')
    return {
      office: 'Your distribution office, Kaneohe Bay',
      phone: read(KANEOHE_SHIPPING_PHONE, mccsMoving),
    };
  return undefined;
}
