/** How many days before each day of the plan its calendar entry reminds. */
export const ALARM_DAYS = [7];
