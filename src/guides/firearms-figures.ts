// The deadlines and limits for firearms that the guide and the checklist share.

/** Our range for registering with the county police, and the days that state law gives. */
export const POLICE_DEADLINE = '3-5 days';
export const POLICE_DAYS_TO_AIM_FOR = 3;
export const POLICE_DAYS_BY_LAW = 5;

/** What our list has for registering with the base. */
export const BASE_REGISTRATION_HOURS = 72;

export const HONOLULU_FIREARMS_PHONE = '808-723-3190';

export const MOST_HANDGUN_ROUNDS = 10;

/** Below this age no one can bring a firearm. */
export const FIREARMS_AGE = 21;
