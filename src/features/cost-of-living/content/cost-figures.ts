// What both a field's hint and a fact name.
/** It has today's index of an island. */
export const COLA_CALCULATOR_URL = 'https://www.travel.dod.mil/Allowances/Overseas-Cost-of-Living-Allowance/';
/** Hawaiian Electric, Oahu, May 2023. */
export const POWER_BILL_CENTS = 202_19;
export const POWER_BILL = '$202';
export const POWER_BILL_KWH = 500;
export const POWER_BILL_MONTH = 'May 2023';
/** DeCA, Alaska and Hawaii, of the fiscal year 2021. */
export const COMMISSARY_SAVING_PERCENT = 33;
/** Of Oahu, with the county's half percent; a shop may add this much to the price. */
export const EXCISE_TAX_PERCENT = 4.5;
/** What Social Security and Medicare take from basic pay. */
export const PAYROLL_TAX_PERCENT = 7.65;
