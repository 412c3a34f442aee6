import type { Text } from '@/facts/types';

/** Who to ask before a flight while expecting. */
export const expecting: readonly Text[] = [
  'If you’re pregnant now, tell the screening office, and ask your doctor before you ask for tickets.',
  'Late in pregnancy, an airline may ask for a doctor’s certificate: call the airline before you book.',
];
