// The offices that help with several checklist items.
import { basesWithWait } from '@/facts/bases';
import { ANIMAL_QUARANTINE_URL, MOVING_URL } from '@/guides/websites';

export const militaryOneSourceMoving = { label: 'Military OneSource: moving', url: MOVING_URL } as const;

export const animalQuarantine = { label: 'Hawaii Animal Quarantine', url: ANIMAL_QUARANTINE_URL } as const;

export const milConnect = { label: 'milConnect', url: 'https://milconnect.dmdc.osd.mil/' } as const;

/** The waits for base housing that our list has, in months, such as “3-12”. */
export const baseHousingWaits = basesWithWait.map(({ waitMonths }) => waitMonths.join('-'));
