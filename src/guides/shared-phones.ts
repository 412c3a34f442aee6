// The numbers that several pages name, each with a source of its own there. Housing offices, lodging desks and school
// liaisons are in base-offices.ts, the site's own contacts in operator/site.ts.

export const MILITARY_ONESOURCE_PHONE = '800-342-9647';
export const VA_BENEFITS_PHONE = '800-827-1000';
export const VA_HEALTH_IN_HAWAII_PHONE = '800-214-1306';
/** The Military Health System's nurse line. */
export const NURSE_LINE_PHONE = '800-874-2273';
/** Runs TRICARE in Hawaii. */
export const TRIWEST_PHONE = '888-874-9378';
export const REGIONAL_LOAN_CENTER_PHONE = '877-827-3702';
/** DEERS, the military’s family records. */
export const DEERS_PHONE = '800-538-9552';
/** Help with DPS, the moving website. */
export const MOVING_WEBSITE_PHONE = '800-462-2176';
export const HOUSEHOLD_GOODS_PHONE = '808-473-7700';
export const KANEOHE_SHIPPING_PHONE = '808-496-3566';
/** For a household goods move that went wrong: 833-MIL-MOVE. */
export const PCS_CALL_CENTER_PHONE = '833-645-6683';
export const HONOLULU_VEHICLE_CENTER_PHONE = '808-670-3095';
export const MATSON_PHONE = '800-462-8766';
export const ANIMAL_QUARANTINE_PHONE = '808-483-7151';
export const PLANT_QUARANTINE_PHONE = '808-832-0566';

export const CRISIS_LINE_PHONE = '988';
export const VIOLENCE_HOTLINE_PHONE = '800-799-7233';
export const POISON_HELP_PHONE = '800-222-1222';
export const HOMELESS_VETERANS_PHONE = '877-424-3838';

export const PEARL_HARBOR_PASS_PHONE = '808-449-0865';
export const CAMP_SMITH_PASS_PHONE = '808-477-8735';
/** Kaneohe Bay's pass office, which also registers firearms. */
export const MARINE_PASS_PHONE = '808-496-0183';
/** Sends word of a family emergency to the service member's command. */
export const RED_CROSS_PHONE = '877-272-7337';
