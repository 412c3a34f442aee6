export const BUILD_TARGET: string[];
export function unsupportedIn(file: string, text: string): string[];
