import type { PetDate } from '@/features/pets/judge';

/** A field's label and hint, and what its date is called in a sentence. */
export const dateLabels: Record<PetDate, { label: string; inSentence: string; hint?: string }> = {
  chip: { label: 'Microchip put in', inSentence: 'microchip', hint: 'It’s in your vet’s records.' },
  firstShot: {
    label: 'First rabies shot',
    inSentence: 'first rabies shot',
    hint: 'Had more than two? The next to last.',
  },
  lastShot: {
    label: 'Second rabies shot',
    inSentence: 'second rabies shot',
    hint: 'Had more than two? The latest.',
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
