/** How many things stand first, on the checklist and at home. */
export const MOST_FIRST = 5;
