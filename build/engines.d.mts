export type Engine = { way: string } | { missing: string };
export function findOrInstallEngines(say?: (line: string) => void): { firefox: Engine; webkit: Engine };
