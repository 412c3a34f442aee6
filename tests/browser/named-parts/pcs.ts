import type { ScreenParts } from './part';

export const pcsParts: readonly ScreenParts[] = [];
