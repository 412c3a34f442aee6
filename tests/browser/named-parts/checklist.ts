import type { ScreenParts } from './part';

export const checklistParts: readonly ScreenParts[] = [];
