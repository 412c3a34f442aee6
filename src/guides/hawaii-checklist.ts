// The 20 checklist items, in their fixed order: progress is saved by position, so never insert, remove or reorder.
import type { AppPath } from '@/site-map';
import type { Text, WebLink } from './types';

export type ChecklistItem = {
  title: string;
  /** What to know, one to three short sentences. */
  know: readonly Text[];
  /** The page of ours that helps. */
  guide?: { path: AppPath; label: string };
  /** The office or site that helps. */
  office?: WebLink;
};

const titles = [
  'Submit PCS orders to the transportation office',
  'Schedule household goods shipment',
  'Research Hawaii housing',
  'Apply for on-base housing if desired',
  'Register pets for travel',
  'Schedule vehicle shipment',
  'Update military records',
  'Research schools',
  'Plan temporary lodging',
  'Prepare for pet quarantine',
  'Update SGLI beneficiaries',
  'Transfer medical records',
  'Research cost of living',
  'Plan personal vehicle shipping',
  'Arrange mail forwarding',
  'Update voter registration',
  'Research driver’s license requirements',
  'Plan time zone adjustment',
  'Research military family support services',
  'Update emergency contacts',
];

export const checklistItems: readonly ChecklistItem[] = titles.map((title) => ({ title, know: [] }));
