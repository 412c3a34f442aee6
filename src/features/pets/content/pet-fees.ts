// What the State and our program charge for one pet, for the guide and its date checker. Sources: pet-travel-costs.ts.
// checklist-start-dates.ts repeats the 120-day fee, because an import would load another file; a test compares the two.

/** In dollars. */
export const petFees = { direct: 185, fiveDays: 244, long: 1080, earlyDay: 14.3 } as const;

export const petFeeWords = {
  direct: '$185',
  fiveDays: '$244',
  long: '$1,080',
  earlyDay: '$14.30',
  program: '$165',
  islandPermit: '$145',
} as const;
