export const BROWSER_FLAGS: string[];
export function findOrInstallBrowser(say?: (line: string) => void): string;
