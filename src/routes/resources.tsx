import { Link } from 'react-router-dom';
import { CardGrid, GridCard } from '@/blocks/card-grid';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { OperatorLink } from '@/blocks/operator-link';
import { PhoneList } from '@/blocks/phone-list';
import { formatDate } from '@/dates/format-date';
import { pdf } from '@/features/checklist/content/checklist-pdf';
import { SavedForThePlane } from '@/features/offline/components/saved-for-the-plane';
import { operator } from '@/guides/operator';
import { type ResourceCard, resourcesGuide } from '@/guides/resources';
import { buttonClass } from '@/ui/button';
import { ExternalLink } from '@/ui/external-link';
import { PhoneLink } from '@/ui/phone-link';

function ResourcesPage() {
  const { lead, first, cards, hotels, phones, nationalLinks, hawaiiLinks } = resourcesGuide;
  return (
    <GuidePage path="/resources" lead={lead} first={first} guide={resourcesGuide}>
      <GuideSection title="Six places to start">
        <CardGrid>
          <AppCard />
          {cards.map((card) => (
            <PageCard key={card.path} card={card} />
          ))}
          <PdfCard />
          <PageCard card={hotels} />
        </CardGrid>
      </GuideSection>
      <GuideSection title="Saved for the plane">
        <SavedForThePlane />
      </GuideSection>
      <GuideSection title="Numbers to save">
        <p className="mb-4 max-w-measure">
          In an emergency call <PhoneLink number="911" className="link inline-block py-1.5 font-semibold" />.
          In a crisis dial <PhoneLink number="988" className="link inline-block py-1.5 font-semibold" />, then
          press 1.
        </p>
        <div className="max-w-3xl rounded-xl border border-line bg-card p-5 [&>dl]:grid [&>dl]:gap-x-8 [&>dl]:sm:grid-cols-2">
          <PhoneList phones={phones} />
        </div>
      </GuideSection>
      <GuideSection title="Help from anywhere">
        <LinkList links={nationalLinks} />
      </GuideSection>
      <GuideSection
        title="Help in Hawaii"
        answer="VA clinics, veterans’ services, tax benefits, consumer protection and license checks."
        more="The six links"
      >
        <LinkList links={hawaiiLinks} />
        <p className="mt-3 max-w-measure text-ink-soft">
          Paradise PCS isn’t part of any of these offices, and none of them endorses it.
        </p>
      </GuideSection>
      <GuideSection title="Something missing?">
        <p className="mb-4 max-w-measure">
          Tell us what you couldn’t find, and the next family will thank you. Or ask a sponsor about your own
          move.
        </p>
        <p className="flex flex-wrap gap-3">
          <Link to="/contact" className={buttonClass()}>
            Contact a sponsor
          </Link>
          <Link to="/suggestion-box" className={buttonClass('secondary')}>
            Open the suggestion box
          </Link>
        </p>
      </GuideSection>
    </GuidePage>
  );
}

function AppCard() {
  return (
    <GridCard title="PCS app">
      <p>
        This site works like an app. On an iPhone, tap Share, then “Add to Home Screen.” On Android, open the
        browser’s menu, then tap “Add to Home screen” or “Install app.”
      </p>
      <p className="mt-auto flex flex-wrap gap-x-5">
        <OperatorLink href={operator.pcsAppUrl} opens="the app’s page" className="link py-2.5 font-semibold">
          PCS app
        </OperatorLink>
        <ExternalLink href={resourcesGuide.planMyMove.url} className="link py-2.5 font-semibold">
          {resourcesGuide.planMyMove.label}
        </ExternalLink>
      </p>
    </GridCard>
  );
}

function PageCard({ card: { title, text, path, label } }: { card: ResourceCard }) {
  return (
    <GridCard title={title}>
      <p>{text}</p>
      <p className="mt-auto">
        <Link to={path} className="link inline-block py-2.5 font-semibold">
          {label}
        </Link>
      </p>
    </GridCard>
  );
}

function PdfCard() {
  return (
    <GridCard title="The checklist on paper">
      <p>
        All 20 items with boxes to check off, what to know about each, and the numbers to call. A PDF of{' '}
        {pdf.pages} letter pages, checked {formatDate(pdf.checkedOn)}.
      </p>
      <p className="mt-auto">
        <ExternalLink href={pdf.url} className="link inline-block py-2.5 font-semibold">
          Download the checklist (PDF)
        </ExternalLink>
      </p>
    </GridCard>
  );
}

export { ResourcesPage as Component };
