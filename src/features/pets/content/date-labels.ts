import type { PetDateField } from '@/features/pets/form';

/** A field's label and hint, and what its date is called in a sentence. */
export const dateLabels: Record<PetDateField, { label: string; inSentence: string; hint?: string }> = {
  chip: { label: 'Microchip put in', inSentence: 'microchip' },
  firstShot: {
    label: 'First rabies shot',
    inSentence: 'first rabies shot',
    hint: 'After more than two, the one before the latest.',
  },
  lastShot: {
    label: 'Second rabies shot',
    inSentence: 'second rabies shot',
    hint: 'After more than two, the latest.',
  },
  sample: {
    label: 'Lab got the FAVN blood sample',
    inSentence: 'FAVN blood sample',
    hint: 'Not the day it was drawn.',
  },
  papers: {
    label: 'Station got packet and fee',
    inSentence: 'packet and fee',
    hint: 'Leave empty until it has them.',
  },
};
