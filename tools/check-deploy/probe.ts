/**
 * One check of a live deployment. `problem` returns what is wrong and what to do about it, or undefined when `expects`
 * holds. It must create and change nothing and send no email, even if the deployment would allow it.
 */
export type Probe<Target> = {
  expects: string;
  /** A note is printed but is no failure. */
  isNote?: true;
  /** False where the check makes no sense: the certificate of a site on http. */
  applies?(target: Target): boolean;
  problem(target: Target): string | undefined | Promise<string | undefined>;
};

export type Finding = { kind: 'right' | 'wrong' | 'note'; expects: string; problem?: string };

/** What is called with each finding, as soon as there is one. */
export type Found = (finding: Finding) => void;

/** Runs the probes one after another, because a burst would hit a rate limit. */
export async function askAll<Target>(
  target: Target,
  probes: readonly Probe<Target>[],
  found: Found,
): Promise<void> {
  for (const { expects, isNote, applies, problem } of probes) {
    if (applies && !applies(target)) continue;
    const wrong = await problem(target);
    if (wrong === undefined) found({ kind: 'right', expects });
    else found({ kind: isNote ? 'note' : 'wrong', expects, problem: wrong });
  }
}
