import type { ReactNode } from 'react';
import { EmergencyLine } from '@/blocks/emergency-line';
import { FactMarks, FactText, SourcesContext } from '@/blocks/fact-text';
import { GuideSections } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { OwnOffices } from '@/blocks/own-offices';
import { PhoneList } from '@/blocks/phone-list';
import { SourceList } from '@/blocks/source-list';
import { slugOf } from '@/browser/slug';
import { isFact, numberedSources } from '@/facts/facts';
import { ChecklistPdf } from '@/features/checklist/components/checklist-pdf';
import { pdf } from '@/features/checklist/content/checklist-pdf-link';
import { SavedForThePlane } from '@/features/offline/components/saved-for-the-plane';
import { site } from '@/operator/site';
import { findPage } from '@/site-map';
import { buttonClass } from '@/ui/button';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-names';
import { Link } from '@/ui/link';
import { PageTitle } from '@/ui/page-title';
import { PhoneLink } from '@/ui/phone-link';
import { type Call, type ResourceCard, resourcesGuide } from './guide';

function ResourcesPage() {
  const { lead, vaPhones, help, cards, hotels } = resourcesGuide;
  return (
    <SourcesContext value={numberedSources(resourcesGuide)}>
      <PageTitle path="/resources" lead={lead} />
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-3 leading-snug sm:grid-cols-2 xl:grid-cols-3">
        <AppCard />
        {cards.map((card) => (
          <PageCard key={card.path} card={card} />
        ))}
        <PdfCard />
        <PageCard card={hotels} />
      </ul>
      <SomethingMissing />
      <EmergencyLine />
      <OwnOffices />
      <GuideSections
        of={[
          {
            title: HOME_SCREEN,
            answer: 'It opens like an app, even without a signal.',
            content: <HomeScreenSteps />,
          },
          {
            title: 'Numbers to save',
            answer: 'Save them in your phone. The printed checklist has them, too.',
            content: <Numbers />,
          },
          {
            title: 'VA by phone',
            answer: 'Benefits, health care in Hawaii, and home loans.',
            content: <PhoneList phones={vaPhones} />,
          },
          {
            title: 'Who can help',
            answer: 'Help with the move, leases, scams, loans and veterans’ benefits.',
            content: <Help of={help} />,
          },
          {
            title: 'Saved for the plane',
            answer: 'Before you fly, check that this site is saved.',
            content: <SavedForThePlane />,
          },
        ]}
      />
      <SourceList of={resourcesGuide} />
      <p className="mt-6 text-sm text-ink-soft">
        This site is built with open-source software and fonts:{' '}
        <ExternalLink href="/third-party-notices.txt">their licenses</ExternalLink>.
      </p>
    </SourcesContext>
  );
}

/** All of the card is the link. */
const cardLinkClass =
  'font-display font-semibold text-action underline-offset-3 after:absolute after:inset-0 sm:text-lg';

function PlaceCard({ icon, link, children }: { icon: IconName; link: ReactNode; children: ReactNode }) {
  return (
    <li className="relative rounded-xl border border-line bg-card p-4 hover:border-action hover:bg-action-tint">
      <Icon
        name={icon}
        className="mb-1 block size-6 text-action sm:mb-2 sm:size-10 sm:rounded-full sm:bg-action-tint sm:p-2.5"
      />
      {link}
      <p className="mt-1 text-ink-soft">{children}</p>
    </li>
  );
}

function PageCard({ card: { title, text, path } }: { card: ResourceCard }) {
  return (
    <PlaceCard
      icon={findPage(path)?.icon ?? 'life-buoy'}
      link={
        <Link to={path} className={cardLinkClass}>
          {title}
        </Link>
      }
    >
      {text}
    </PlaceCard>
  );
}

function PdfCard() {
  return (
    <PlaceCard
      icon="printer"
      link={<ChecklistPdf className={cardLinkClass}>Checklist on paper (PDF)</ChecklistPdf>}
    >
      All 20 items with boxes, on {pdf.pages} pages
    </PlaceCard>
  );
}

const HOME_SCREEN = 'Put it on your Home Screen';

/** Until there is an app, this site on the Home Screen. */
function AppCard() {
  const { pcsApp } = site;
  return (
    <PlaceCard
      icon="plane"
      link={
        pcsApp?.status === 'set' ? (
          <ExternalLink href={pcsApp.url} className={cardLinkClass}>
            PCS app
          </ExternalLink>
        ) : (
          <a href={`#${slugOf(HOME_SCREEN)}`} className={cardLinkClass}>
            PCS app
          </a>
        )
      }
    >
      {pcsApp?.status === 'set' ? 'For your phone' : 'This site, on your Home Screen'}
    </PlaceCard>
  );
}

function HomeScreenSteps() {
  return (
    <ul className="max-w-measure list-disc apart-1 pl-6">
      <li>iPhone: tap Share, then “Add to Home Screen.”</li>
      <li>Android: open the menu, then tap “Install app” or “Add to Home screen.”</li>
    </ul>
  );
}

function SomethingMissing() {
  return (
    <section
      aria-labelledby="missing"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl bg-sand p-4"
    >
      <div className="flex-1 basis-[18rem]">
        <h2 id="missing" className="text-xl">
          Something missing?
        </h2>
        <p>Tell us, and the next family will find it. Or ask a sponsor about your own move.</p>
      </div>
      <p className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
        <Link to="/contact" className={buttonClass()}>
          Contact a sponsor
        </Link>
        <Link to="/suggestion-box" className={buttonClass('secondary')}>
          Open the suggestion box
        </Link>
      </p>
    </section>
  );
}

/** Who to call, by need: it is read in a hurry. */
function Numbers() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-px overflow-hidden rounded-xl border border-line bg-line leading-snug sm:grid-cols-3">
      {resourcesGuide.calls.map((call) => (
        <CallTile key={call.need} call={call} />
      ))}
    </ul>
  );
}

function CallTile({ call: { need, number, press, office } }: { call: Call }) {
  return (
    <li className="bg-card p-3">
      <strong className="block font-semibold">{need}</strong>
      <PhoneLink
        number={isFact(number) ? number.value : number}
        className="link inline-block py-2.5 font-semibold"
      />
      {press && <strong className="font-semibold"> {press}</strong>}
      {isFact(number) && <FactMarks of={number} />}
      <span className="block text-sm text-ink-soft">
        <FactText of={office} />
      </span>
    </li>
  );
}

function Help({ of: groups }: { of: typeof resourcesGuide.help }) {
  return (
    <>
      <p data-unsearched className="mb-3 text-ink-soft">
        {site.name} isn’t part of any of these offices, and none of them endorses it.
      </p>
      <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-2">
        {groups.map(({ title, icon, links }) => (
          <div key={title} className="[&_ul]:columns-1">
            <h3 className="flex gap-3">
              <Icon name={icon} className="mt-1 size-5 shrink-0 text-action" />
              {title}
            </h3>
            <LinkList links={links} />
          </div>
        ))}
      </div>
    </>
  );
}

export { ResourcesPage as Component };
