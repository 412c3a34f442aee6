// The figures of VA loans that several guides and the assumption calculator use. To change one, edit it here, and check
// it against the sources that the guides name.

/** The latest week of Freddie Mac's survey that we have seen: 30-year conventional loans. It comes out on Thursdays. */
export const rateSurvey = { percent: 7.4, day: 'Oct 8, 2026' } as const;

/** The rate of a new loan that the guides and examples plan with. A lender's own may be higher or lower. */
export const PLANNING_RATE_PERCENT = rateSurvey.percent;

/** VA's funding fee, as a percent of the loan. */
export const ASSUMPTION_FUNDING_FEE_PERCENT = 0.5;
export const REFINANCE_FUNDING_FEE_PERCENT = 0.5;
export const FIRST_USE_FUNDING_FEE_PERCENT = 2.15;
export const LATER_USE_FUNDING_FEE_PERCENT = 3.3;
export const FIVE_PERCENT_DOWN_FUNDING_FEE_PERCENT = 1.5;
export const TEN_PERCENT_DOWN_FUNDING_FEE_PERCENT = 1.25;

/** The most that a servicer may charge for an assumption, before the amount that varies by location. */
export const PROCESSING_FEE_DOLLARS = 300;
export const PROCESSING_FEE_WITHOUT_AUTHORITY_DOLLARS = 250;

/** From a complete application to the servicer's decision, and from a refusal to the last day to appeal. */
export const ASSUMPTION_DECISION_DAYS = 45;
export const ASSUMPTION_APPEAL_DAYS = 30;

/** What commonly passes from the application to the closing. */
export const ASSUMPTION_TO_CLOSING_DAYS = [60, 120] as const;

/** The part of a loan that VA backs, and the least county limit in Hawaii, which counts while another VA loan is open. */
export const GUARANTY_PERCENT = 25;
export const LOAN_LIMIT_YEAR = 2026;
export const LOAN_LIMIT_DOLLARS = 1_249_125;
/** FHFA names the next year's limits in the week before Thanksgiving: those of 2027 haven't been looked up. */
export const loanLimit = {
  checkedOn: '2026-11-23',
  dueOn: 'every 11-25',
  source: {
    title: 'FHFA’s loan limits for 2026, as three news and lenders’ pages give them; the link is FHFA’s list by county',
    by: 'other',
    issued: '2026',
    url: 'https://www.fhfa.gov/document/d/cll/fullcountyloanlimitlist2026_hera-based_final_flat.csv',
  },
} as const;
