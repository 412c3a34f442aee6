// Household goods: the figure that the storage guide and the forum share.

/** Our suggestion: from pick-up to delivery. No office publishes it. */
export const GOODS_WAIT = 'about two months';
export const GOODS_WAIT_MONTHS = 2;
