// The figures of a pet's move that the pet guide, its date checker, the checklist and the hotel guide share. Their sources are with the sentences that quote them: pet-travel-costs.ts and
// pet-date-rules.ts in features/pets/content.

/** Our suggestion: how long before the move to start. */
export const PET_START_FROM_MONTHS = 4;
export const PET_START_TO_MONTHS = 6;
export const PET_START = `${PET_START_FROM_MONTHS}-${PET_START_TO_MONTHS} months`;

/** The same, step by step, for a pet with no shots yet. */
export const PET_FIRST_SHOT_MONTHS = 5;
export const PET_SECOND_SHOT_MONTHS = 4;
export const PET_BLOOD_TEST_MONTHS = 3;

/** The State's rules. The waits count from the latest rabies shot, and from the day after the lab got the blood, to landing. */
export const PET_SHOTS_APART_DAYS = 30;
export const PET_WAIT_DAYS = 30;
/** From the first shot to landing, when every step happens on its first day: each wait and the day after it. */
export const PET_SHORTEST_DAYS = PET_SHOTS_APART_DAYS + 1 + (PET_WAIT_DAYS + 1);
/** Copies of the rules say 30 days or more than 30. The longer one is never wrong. */
export const PET_WAIT = `more than ${PET_WAIT_DAYS} days`;
export const PET_LAND_ON = `land on day ${PET_WAIT_DAYS + 1} or later`;
export const PET_TEST_VALID_MONTHS = 36;
export const PET_PACKET_DAYS = 10;
export const PET_PACKET_DAYS_NEIGHBOR_ISLAND = 30;
export const PET_CERTIFICATE_DAYS = 14;
export const PET_LANDING_BY = '3:30 p.m.';
export const PET_PICKUP_BY = '10:00 a.m.';
export const PET_LONG_STAY_DAYS = 120;

/** What the State's lab suggests for the blood test. */
export const PET_BLOOD_AFTER_BOOSTER_DAYS = { least: 10, most: 21 } as const;
/** The most that its result usually takes. */
export const PET_LAB_RESULT_DAYS = 28;

/** What the State charges for one pet. */
export const PET_DIRECT_FEE_DOLLARS = 185;
export const PET_FIVE_DAY_FEE_DOLLARS = 244;
export const PET_LONG_STAY_FEE_DOLLARS = 1_080;
export const PET_ISLAND_PERMIT_DOLLARS = 165;
export const PET_ISLAND_PERMIT_DOLLARS_IN_2018 = 145;

/** What our list has for the five-day program. */
export const PET_PROGRAM_FEE_DOLLARS = 165;

/** The most that is reimbursed for one dog or cat per move. */
export const PET_ALLOWANCE = '$2,000';
