export const BROWSER_FLAGS: string[];
export function onPath(name: string): string | undefined;
export function canUseApt(): boolean;
export function succeeds(command: string, args: string[]): boolean;
export function findOrInstallBrowser(say?: (line: string) => void): string;
