import type { ScreenParts } from './part';

export const housingParts: readonly ScreenParts[] = [];
