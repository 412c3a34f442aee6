// Professional licenses: the figure that the spouse jobs guide and the forum share.

/** What federal law gives a board to decide. The guide has its source. */
export const LICENSE_BOARD_DAYS = 30;
