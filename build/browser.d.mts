export function findOrInstallBrowser(say?: (line: string) => void): string;
