import { securityHeaders } from '../../build/headers';
import { checksum, summaryOf } from './ask';
import { cacheOf, isFirst, isKept, judge } from './judge';
import { directivesOf, type File, type LiveSite, policiesOf } from './live-site';
import type { Probe } from './probe';

/** The headers that are the same for every build; the policy has probes of its own. */
const { 'Content-Security-Policy': policyOfAll = '', ...FIXED_HEADERS } = securityHeaders({
  connect: [],
  inline: { style: '', script: '' },
});
const BUILT_POLICY = directivesOf(policyOfAll);

/** Whether a build may write it: the checksums of what is inline and the project’s address are each build’s own. */
function isBuilt(directive: string, source: string): boolean {
  if (BUILT_POLICY.get(directive)?.includes(source)) return true;
  return directive === 'connect-src' || directive === 'img-src'
    ? /^https?:\/\/[\w.-]+(:\d+)?$/.test(source)
    : source.startsWith("'sha256-");
}

/** What is sent of the headers that every page needs. */
export const headerProbes: readonly Probe<LiveSite>[] = [
  {
    expects: 'A content security policy is sent with every page',
    problem: ({ pages }) =>
      judge(pages, ({ answer }) =>
        answer.status !== 200 || /script-src/.test(answer.headers.get('content-security-policy') ?? '')
          ? undefined
          : 'there is none. The host ignores the build’s header files: see step 8 of docs/deploy.md, or send the headers of build/headers.ts',
      ),
  },
  {
    expects: 'One content security policy is sent',
    problem: ({ pages }) =>
      judge(pages, ({ answer }) =>
        policiesOf(answer).length > 1
          ? 'the host sends a policy of its own beside ours, and browsers obey both: remove the host’s (its “security headers”)'
          : undefined,
      ),
  },
  {
    expects: 'The policy allows no more than the build’s',
    applies: ({ policy }) => policy.has('script-src'),
    problem: ({ policy }) => {
      const [more] = [...policy].flatMap(([name, sources]) =>
        sources.flatMap((source) => (isBuilt(name, source) ? [] : `${name} ${source}`)),
      );
      return more && `It has ${more}, which build/headers.ts doesn’t write. Take it out at the host.`;
    },
  },
  ...Object.entries(FIXED_HEADERS).map(
    ([name, value]): Probe<LiveSite> => ({
      expects: `${name} is sent, once`,
      // A host that sends no policy ignores all headers, which is one cause.
      applies: ({ policy }) => policy.has('script-src'),
      problem: ({ pages }) =>
        judge(pages, ({ answer }) => {
          const sent = answer.headers.get(name);
          if (answer.status !== 200 || sent === value) return undefined;
          if (sent === `${value}, ${value}`)
            return 'it is sent twice. Set it at the host or in the build, not in both';
          // An owner may require more of HTTPS: docs/deploy.md, “What to know”.
          if (name === 'Strict-Transport-Security' && sent?.startsWith(value)) return undefined;
          return `it is ${sent ?? 'missing'}, and build/headers.ts says ${value}`;
        }),
    }),
  ),
];

const isPage = ({ path }: File) => !/\.\w+$/.test(path);

const changed = ({ saved }: LiveSite) =>
  saved.filter(
    ({ integrity, answer }) =>
      answer.status === 200 && checksum(answer.bytes, integrity.split('-')[0]) !== integrity,
  );

const CHANGES_HTML =
  'the host changes files (analytics, email hiding, minifying), or its cache is old. Turn that off and deploy again: until then, no visitor can save the pages';

/** Whether what was built is what is served. */
export const fileProbes: readonly Probe<LiveSite>[] = [
  {
    expects: 'Every page opens',
    problem: ({ pages, saved }) =>
      judge([...pages, ...saved.filter(isPage)].filter(isFirst), ({ answer: { status } }) =>
        status === 200
          ? undefined
          : `${status}. The host needs clean URLs (/auth for auth.html), and the whole build: step 8 of docs/deploy.md`,
      ),
  },
  {
    expects: 'The service worker is there',
    problem: ({ worker }) =>
      worker.status === 200 && !/^\s*</.test(worker.text)
        ? undefined
        : `/service-worker.js returns ${summaryOf(worker)}: deploy the whole build.`,
  },
  {
    expects: 'The service worker is revalidated on each visit',
    // A host that keeps everything for long is told so once, of its pages.
    applies: ({ worker, home }) => worker.status === 200 && !isKept(home),
    problem: ({ worker }) =>
      /no-cache|no-store|max-age=0/.test(cacheOf(worker))
        ? undefined
        : `Its Cache-Control is ${cacheOf(worker)}: visitors would keep an old site for up to a day.`,
  },
  {
    expects: 'Pages are saved for reading offline',
    isNote: true,
    applies: ({ worker }) => worker.status === 200,
    problem: ({ saved }) =>
      saved.length > 0
        ? undefined
        : 'The service worker lists no files: VITE_OFFLINE is off, or it is not this site’s.',
  },
  {
    expects: 'Every file that the service worker saves is there',
    problem: ({ saved }) =>
      judge(
        saved.filter((file) => !isPage(file)),
        ({ answer: { status } }) => (status === 200 ? undefined : `${status}. Deploy the whole build`),
      ),
  },
  {
    expects: 'Every file that the service worker saves is what was built',
    problem: (site) => judge(changed(site), () => CHANGES_HTML),
  },
  {
    expects: 'Everything inline is what the policy allows',
    applies: (site) => site.policy.has('script-src') && changed(site).length === 0,
    problem: ({ pages, policy }) =>
      judge(pages, ({ answer }) => {
        const inline = answer.text.matchAll(/<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g);
        const isAllowed = [...inline].every(([, element, text = '']) =>
          policy.get(`${element}-src`)?.includes(`'${checksum(text)}'`),
        );
        return answer.status !== 200 || isAllowed
          ? undefined
          : `${CHANGES_HTML}; or old headers are sent with a new page: reload the server after each build`;
      }),
  },
  {
    expects: 'No script holds a secret key',
    problem: ({ scripts }) =>
      scripts.some(({ answer }) => holdsSecret(answer.text))
        ? 'One does: revoke that key now, then build with the publishable one (step 7 of docs/deploy.md).'
        : undefined,
  },
];

function holdsSecret(script: string): boolean {
  const roles = [...script.matchAll(/eyJ[\w-]+\.(eyJ[\w-]+)\./g)].map(([, body = '']) =>
    Buffer.from(body, 'base64url').toString(),
  );
  return /sb_secret_\w/.test(script) || roles.some((body) => /"role":\s*"service_role"/.test(body));
}
