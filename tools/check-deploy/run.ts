import { summaryOf } from './ask';
import { askAll, type Finding } from './probe';
import { contentProbes, hostProbes, openSite } from './site-probes';
import { openProject, outage, supabaseProbes } from './supabase-probes';

const BY_HAND = [
  'Paste what `npm run check-deploy -- --database` prints into the SQL editor: no row means the locks hold.',
  'Sign up with an address of your own: the email comes from your domain, and its link confirms the account.',
  'Ask for a new password: that link works too, and is good for one hour.',
  'SMTP is your own, and its hourly limit fits a busy week.',
  '"Secure password change" is on if you want it: the site works with it.',
  'On an iPhone: the video on /welcome plays, and a page opens again in airplane mode.',
];

/** How much to check: the host alone, the whole site, or its Supabase project too. */
type Scope = 'host' | 'site' | 'all';

export type Asked = { site: URL; scope: Scope; print(line: string): void; isVerbose?: boolean };

/** Checks a live deployment, prints what it finds, and returns every finding. */
export async function checkDeploy({ site, scope, print, isVerbose }: Asked): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const found = (finding: Finding) => {
    findings.push(finding);
    const { kind, expects, problem } = finding;
    if (kind === 'right') isVerbose && print(`✓ ${expects}`);
    else print(`${kind === 'wrong' ? '✗' : '·'} ${expects}\n    ${problem}`);
  };

  const live = await openSite(site);
  if (live.home.status !== 200) {
    found({ kind: 'wrong', expects: 'The site responds', problem: summaryOf(live.home) });
    return findings;
  }
  await askAll(live, hostProbes, found);
  if (scope !== 'host') await askAll(live, contentProbes, found);
  if (scope === 'all') {
    const project = await openProject(live);
    const problem = project
      ? outage(project)
      : 'This build has no accounts: set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY at the host and build again.';
    if (problem) found({ kind: 'wrong', expects: 'Supabase responds and accepts the key', problem });
    else if (project) {
      found({ kind: 'right', expects: 'Supabase responds and accepts the key' });
      await askAll(project, supabaseProbes, found);
      print(`To check by hand:\n${BY_HAND.map((line) => `  - ${line}`).join('\n')}`);
    }
  }

  const count = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind).length;
  print(`${count('right')} right, ${count('wrong')} wrong, ${count('note')} notes`);
  return findings;
}
