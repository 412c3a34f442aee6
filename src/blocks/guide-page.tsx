import { type ReactNode, useContext } from 'react';
import { slugOf } from '@/browser/slug';
import { numberedSources } from '@/facts/facts';
import type { GuideAction, GuideLink, Text } from '@/facts/types';
import type { AppPath } from '@/site-map';
import { buttonClass } from '@/ui/button';
import { ExternalLink } from '@/ui/external-link';
import { Link } from '@/ui/link';
import { PageTitle } from '@/ui/page-title';
import { SourcesContext } from './fact-text';
import { FirstSteps } from './first-steps';
import { GuideSections, MORE, type Section } from './guide-section';
import { GuideTop } from './guide-top';
import { OnThisPage } from './on-this-page';
import { SourceList } from './source-list';

type GuidePageProps = {
  path: AppPath;
  lead: string;
  /** Shown at the top of the page, before its first steps. */
  top?: ReactNode;
  /** The title of what is shown there, for "On this page". */
  topTitle?: string;
  /** The "Do this first" list: each begins with what to do, up to its first period or colon, which is set in bold. */
  first: readonly Text[];
  /** The one thing to press next. */
  action: GuideAction;
  /** Facts anywhere in this data, which is in reading order and has the first steps too, become the numbered sources. */
  guide: object;
  /** Their titles also make up the "On this page" list. */
  sections: readonly Section[];
};

export function GuidePage({ path, lead, top, topTitle, first, action, guide, sections }: GuidePageProps) {
  const sources = numberedSources(guide);
  const titles = titlesOf(sections);
  return (
    <SourcesContext value={sources}>
      <article>
        <PageTitle path={path} lead={lead} />
        <div className="xl:grid xl:grid-cols-[42rem_1fr] xl:gap-x-10 print:block!">
          <div className="max-w-measure print:max-w-none">
            {useContext(GuideTop)}
            {top && <div className="mb-5">{top}</div>}
            <Start first={first} action={action} />
          </div>
          <OnThisPage titles={topTitle ? [topTitle, ...titles] : titles} />
        </div>
        <GuideSections of={sections} />
        <SourceList of={guide} />
      </article>
    </SourcesContext>
  );
}

/** The open sections, and the card of each group of folds: the rows themselves are read there. */
function titlesOf(sections: readonly Section[]): readonly string[] {
  const titles = sections.map(({ title, answer, group }) => (answer ? (group ?? MORE) : title));
  return [...new Set(titles)];
}

function Start({ first, action }: Pick<GuidePageProps, 'first' | 'action'>) {
  return (
    <FirstSteps id="first" title="Do this first" steps={first}>
      <p className="no-print mt-3 flex flex-wrap gap-x-5 gap-y-1">
        <Action link={action} className={buttonClass()} />
        {action.also && <Action link={action.also} className="link inline-block py-2.5 font-semibold" />}
      </p>
    </FirstSteps>
  );
}

function Action({ link, className }: { link: GuideLink; className: string }) {
  if ('path' in link)
    return (
      <Link to={link.path} className={className}>
        {link.label}
      </Link>
    );
  if ('url' in link)
    return (
      <ExternalLink href={link.url} className={className}>
        {link.label}
      </ExternalLink>
    );
  return (
    <a href={`#${slugOf(link.section)}`} className={className}>
      {link.label}
    </a>
  );
}
