import type { ScreenParts } from './part';

export const formsParts: readonly ScreenParts[] = [];
