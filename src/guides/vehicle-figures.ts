// The figures of shipping a car that the vehicle guide, the boat guide and the checklist share. The first ones are what our
// program lists.

/** By a carrier that you pay yourself. */
export const CARRIER_PRICE_OF_ONE = '$1,200-$2,000';
export const CARRIER_PRICE = `${CARRIER_PRICE_OF_ONE} per vehicle`;
export const CARRIER_BOOKING = '2-4 weeks ahead';
/** The fewest of them. */
export const CARRIER_BOOKING_DAYS = 14;
export const VEHICLE_TRANSIT = '7-14 days';

/** Since when our list has two vehicles as reimbursed. */
export const TWO_VEHICLES_SINCE = 'Dec 10, 2024';

/** The most fuel in the tank of a car or a boat, and the least that Pasha asks for. */
export const MOST_FUEL = '1/4';
export const LEAST_FUEL_AT_PASHA = '1/8';

/** From the car's arrival to its registration or permit. */
export const VEHICLE_PERMIT_DAYS = 30;

/** The largest car that Matson ships at its car price. */
export const MATSON_CAR_SIZE = '21 ft 8 in long, 8 ft wide and 7 ft high';

/** How long before a boat ships its carrier is booked. */
export const BOAT_BOOKING = '4-8 weeks';

/** From the arrival of a boat and its trailer to their registration. */
export const BOAT_REGISTRATION_DAYS = 60;
export const TRAILER_REGISTRATION_DAYS = 30;

/** From the sailing to Honolulu, as Matson says. */
export const MATSON_TO_HONOLULU_DAYS = [10, 12] as const;
/** From the sailing to the other islands. */
export const MATSON_BY_BARGE_DAYS = [17, 21] as const;
