// The 20 checklist items: what each is called, and its id, by which everything about it is found. Progress is saved by an
// item's place in this list, so never insert, remove or reorder one; page addresses and calendars hold it too.
export const itemTitles = {
  orders: 'Submit PCS orders to the transportation office',
  'household-goods': 'Schedule household goods shipment',
  'home-search': 'Research Hawaii housing',
  'base-housing': 'Apply for on-base housing if desired',
  'pet-travel': 'Register pets for travel',
  'vehicle-shipment': 'Schedule vehicle shipment',
  'military-records': 'Update military records',
  schools: 'Research schools',
  'temporary-lodging': 'Plan temporary lodging',
  'pet-quarantine': 'Prepare for pet quarantine',
  sgli: 'Update SGLI beneficiaries',
  'medical-records': 'Transfer medical records',
  'cost-of-living': 'Research cost of living',
  'personal-vehicle': 'Plan personal vehicle shipping',
  mail: 'Arrange mail forwarding',
  voting: 'Update voter registration',
  'drivers-license': 'Research driver’s license requirements',
  'time-zone': 'Plan time zone adjustment',
  'family-support': 'Research military family support services',
  'emergency-contacts': 'Update emergency contacts',
} as const;

export type ItemId = keyof typeof itemTitles;

/** In the list's order. */
export const itemIds = Object.keys(itemTitles) as ItemId[];
