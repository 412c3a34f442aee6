import { ask } from './ask';
import { judge } from './judge';
import { canonicalOf, isPreview, type LiveSite } from './live-site';
import type { Probe } from './probe';

const isLaunched = (site: LiveSite) => !isPreview(site);

/** Whether the build was made for the address that was asked; if not, the canonical address says so. */
const isAtHome = (site: LiveSite) => site.builtFor === site.origin.origin;

/** What the owner must have set before the build. */
export const contentProbes: readonly Probe<LiveSite>[] = [
  {
    expects: 'This is the launched site',
    isNote: true,
    problem: (site) =>
      isPreview(site)
        ? `It is a preview${site.builtFor ? ` of ${site.builtFor}` : ''}: canonical addresses and search engines aren’t checked.`
        : undefined,
  },
  {
    expects: 'The canonical address is this site',
    applies: isLaunched,
    problem: ({ pages, origin, builtFor }) =>
      judge(pages, ({ path, answer }) => {
        const canonical = canonicalOf(answer);
        if (answer.status !== 200 || canonical === new URL(path, origin).href) return undefined;
        return canonical?.startsWith(`${origin.origin}/`)
          ? `it is ${canonical}: deploy this repository’s own build`
          : origin.protocol === 'http:' && builtFor === origin.origin.replace('http:', 'https:')
            ? `ask for ${builtFor}, with https`
            : `the build was made for ${builtFor ?? 'no address'}. Set VITE_SITE_URL=${origin.origin} as in step 7 of docs/deploy.md, and build again`;
      }),
  },
  {
    expects: 'The address with or without www leads here',
    isNote: true,
    applies: isAtHome,
    problem: async ({ origin }) => {
      const other = origin.hostname.startsWith('www.') ? origin.hostname.slice(4) : `www.${origin.hostname}`;
      const answer = await ask(`${origin.protocol}//${other}/`);
      return answer.status === 200
        ? `${other} is a second copy of the site, where nobody is signed in: let the host redirect it here.`
        : undefined;
    },
  },
  {
    expects: 'Search engines may read the site',
    applies: isLaunched,
    problem: async ({ pages, origin }) => {
      const { status, text } = await ask(new URL('/robots.txt', origin));
      if (status !== 200) return `/robots.txt returns ${status}: deploy the whole build.`;
      if (/^disallow: *\/\s*$/im.test(text))
        return '/robots.txt keeps them all out: deploy the one that the build wrote.';
      return judge(pages, ({ answer }) => {
        const sent = answer.headers.get('x-robots-tag') ?? '';
        return /noindex|none/.test(sent) || /<meta[^>]+robots[^>]+noindex/i.test(answer.text)
          ? `kept out by noindex. Remove ${sent ? 'the header X-Robots-Tag at the host' : 'it from the page'}`
          : undefined;
      });
    },
  },
  {
    expects: 'The sitemap lists this site’s pages',
    applies: isAtHome,
    problem: async ({ origin }) => {
      const answer = await ask(new URL('/sitemap.xml', origin));
      if (answer.text.includes(`<loc>${origin.origin}/</loc>`) && answer.status === 200) return undefined;
      const says = answer.status === 200 ? 'lists another address' : `returns ${answer.status}`;
      return `/sitemap.xml ${says}: deploy the whole build.`;
    },
  },
  {
    expects: 'Shared links show a picture',
    applies: isAtHome,
    problem: async ({ pages, origin }) => {
      const cards = new Set(
        pages.flatMap(({ answer }) => /og:image" content="([^"]*)"/.exec(answer.text)?.[1] ?? []),
      );
      for (const card of cards) {
        const { status, headers } = await ask(new URL(card, origin));
        if (status !== 200 || !/^image\//.test(headers.get('content-type') ?? ''))
          return `${card} returns ${status}, ${headers.get('content-type')}: deploy the whole build.`;
      }
      return cards.size === 0 ? 'No page names one: deploy this repository’s own build.' : undefined;
    },
  },
  {
    expects: 'No sample contact is left',
    problem: ({ pages, saved }) => {
      const text = [...pages, ...saved].map(({ answer }) => answer.text).join('\n');
      const samples = new Set(text.match(/\b555-01\d\d\b|@example\.(?:com|net|org)\b/g));
      return samples.size === 0
        ? undefined
        : `${[...samples].slice(0, 3).join(', ')}: \`npm run launch-check\` lists where they are (step 1).`;
    },
  },
];
