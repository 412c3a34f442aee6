import { authProbes } from './auth-probes';
import { contentProbes } from './content-probes';
import { dataProbes } from './data-probes';
import { fileProbes, headerProbes } from './file-probes';
import { absenceOf, isPreview, openSite } from './live-site';
import { askAll, type Finding, type Found } from './probe';
import { openProject, outage, projectOf } from './project';
import { connectionProbes, servingProbes } from './serving-probes';
import type { Keyed } from './tables';

const BY_HAND = [
  '`npm run check-deploy -- --database`: no row means the locks hold.',
  'Sign up with an address of your own: the email comes from your domain, and its link confirms the account.',
  'Ask for a new password: that link works too, and is good for one hour.',
  'SMTP is your own, and its hourly limit fits a busy week.',
  '"Secure password change" is on if you want it: the site works with it.',
  'On an iPhone: the video on /welcome plays, and a page opens again in airplane mode.',
];

/** How much to check: the host alone, the whole site, or its Supabase project too. */
type Scope = 'host' | 'site' | 'all';

type Print = (line: string) => void;

export type Asked = { site: URL; scope: Scope; print: Print; isVerbose?: boolean };

/** Checks a live deployment, prints what it finds, and returns every finding. */
export function checkDeploy({ site, scope, print, isVerbose }: Asked): Promise<readonly Finding[]> {
  return printed(print, isVerbose, async (found) => {
    const live = await openSite(site);
    const absence = absenceOf(live);
    if (absence) {
      found({ kind: 'wrong', expects: 'The site responds', problem: absence });
      return;
    }
    for (const probes of [headerProbes, fileProbes, servingProbes, connectionProbes])
      await askAll(live, probes, found);
    if (scope === 'host') return;
    await askAll(live, contentProbes, found);
    if (scope === 'site') return;
    const project = projectOf(live);
    if (typeof project !== 'string') {
      await askProject(project, found);
      print(`To check by hand:\n${BY_HAND.map((line) => `  - ${line}`).join('\n')}`);
    } else if (live.policy.has('script-src')) {
      // Without a policy, the project's address isn't known, and the first line says what to do.
      const kind = isPreview(live) && !live.builtFor ? 'note' : 'wrong';
      found({ kind, expects: 'The site has accounts', problem: project });
    }
  });
}

/** Checks the project of a site that isn't deployed yet. */
export function checkProject(asked: { site: string } & Keyed, print: Print): Promise<readonly Finding[]> {
  return printed(print, false, (found) => askProject(asked, found));
}

async function askProject(asked: { site: string } & Keyed, found: Found): Promise<void> {
  const project = await openProject(asked);
  const expects = 'Supabase responds and accepts the key';
  const problem = outage(project);
  found(problem ? { kind: 'wrong', expects, problem } : { kind: 'right', expects });
  if (!problem) for (const probes of [authProbes, dataProbes]) await askAll(project, probes, found);
}

async function printed(
  print: Print,
  isVerbose: boolean | undefined,
  check: (found: Found) => Promise<void>,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  await check((finding) => {
    findings.push(finding);
    const { kind, expects, problem } = finding;
    if (kind === 'right') isVerbose && print(`✓ ${expects}`);
    else print(`${kind === 'wrong' ? '✗' : '·'} ${expects}\n    ${problem}`);
  });
  const count = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind).length;
  print(`${count('right')} right, ${count('wrong')} wrong, ${count('note')} notes`);
  return findings;
}
