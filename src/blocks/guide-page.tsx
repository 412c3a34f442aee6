import { Children, isValidElement, type ReactNode, useContext } from 'react';
import { numberedSources } from '@/guides/facts';
import type { Text } from '@/guides/types';
import { type AppPath, findPage } from '@/site-map';
import { PageTitle } from '@/ui/page-title';
import { FactText, SourcesContext } from './fact-text';
import { GuideSection, type GuideSectionProps } from './guide-section';
import { GuideTop } from './guide-top';
import { OnThisPage } from './on-this-page';
import { SourceList } from './source-list';

type GuidePageProps = {
  path: AppPath;
  lead: string;
  /** The "Do this first" list. */
  first: readonly Text[];
  /** Facts anywhere in this data become the numbered sources. */
  guide: object;
  /** GuideSections also make up the "On this page" list. */
  children: ReactNode;
};

const SECTIONS_WORTH_A_LIST = 4;

export function GuidePage({ path, lead, first, guide, children }: GuidePageProps) {
  const data = [first, guide];
  const titles = Children.toArray(children)
    .filter((child) => isValidElement<GuideSectionProps>(child) && child.type === GuideSection)
    .map((child) => (isValidElement<GuideSectionProps>(child) ? child.props.title : ''));
  return (
    <SourcesContext value={numberedSources(data)}>
      <article className="xl:has-[.contents-list]:grid xl:grid-cols-[minmax(0,1fr)_12rem] xl:gap-x-10 print:block!">
        <div>
          <PageTitle lead={lead}>{findPage(path)?.title}</PageTitle>
          {useContext(GuideTop)}
          <section aria-labelledby="first" className="max-w-measure rounded-xl bg-sand p-5">
            <h2 id="first" className="mb-2 text-xl">
              Do this first
            </h2>
            <ol className="list-decimal space-y-2 pl-6">
              {first.map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                <li key={index}>
                  <FactText of={text} />
                </li>
              ))}
            </ol>
          </section>
        </div>
        {titles.length >= SECTIONS_WORTH_A_LIST && <OnThisPage titles={titles} />}
        <div>
          {children}
          <SourceList of={data} />
        </div>
      </article>
    </SourcesContext>
  );
}
