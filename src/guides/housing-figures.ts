// The figures of homes that two guides name.

/** The homes that D.R. Horton plans in Hoopili. */
export const HOOPILI_HOMES = '11,750';
