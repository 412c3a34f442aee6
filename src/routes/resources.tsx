import { Link } from 'react-router-dom';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { OperatorLink } from '@/blocks/operator-link';
import { PhoneList } from '@/blocks/phone-list';
import { formatDate } from '@/dates/format-date';
import { ChecklistPdf } from '@/features/checklist/components/checklist-pdf';
import { pdf } from '@/features/checklist/content/checklist-pdf-link';
import { SavedForThePlane } from '@/features/offline/components/saved-for-the-plane';
import { operator } from '@/guides/operator';
import { type ResourceCard, resourcesGuide } from '@/guides/resources';
import { findPage } from '@/site-map';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { PhoneLink } from '@/ui/phone-link';

function ResourcesPage() {
  const { lead, first, cards, hotels, phones, nationalLinks, hawaiiLinks } = resourcesGuide;
  return (
    <GuidePage
      path="/resources"
      lead={lead}
      first={first}
      action={resourcesGuide.action}
      guide={resourcesGuide}
    >
      <GuideSection title="Numbers to save">
        <p className="mb-3">
          In an emergency call <PhoneLink number="911" className="link font-semibold" />.
        </p>
        <div className="rounded-xl border border-line bg-card px-4">
          <PhoneList phones={phones} />
        </div>
      </GuideSection>
      <GuideSection title="Six places to start">
        <ul className="grid gap-3 sm:grid-cols-2">
          {cards.map((card) => (
            <PageCard key={card.path} card={card} />
          ))}
          <PdfCard />
          <PageCard card={hotels} />
          <AppCard />
        </ul>
      </GuideSection>
      <GuideSection title="Saved for the plane">
        <SavedForThePlane />
      </GuideSection>
      <GuideSection
        title="Help from anywhere"
        answer="Military OneSource, every base’s offices, VA, free legal help, and each service’s relief society."
      >
        <LinkList links={nationalLinks} />
      </GuideSection>
      <GuideSection
        title="Help in Hawaii"
        answer="VA clinics, veterans’ services, tax benefits, consumer protection and license checks."
      >
        <p className="mb-3 max-w-measure">
          Our own guides have more:{' '}
          <Link to="/pcs-toolkit/spouse-work" className="link">
            licenses, taxes and jobs for spouses
          </Link>
          , and{' '}
          <Link to="/housing/veterans-who-stay" className="link">
            property tax and VA care for veterans who stay
          </Link>
          .
        </p>
        <LinkList links={hawaiiLinks} />
        <p className="mt-3 text-ink-soft">
          Paradise PCS isn’t part of any of these offices, and none of them endorses it.
        </p>
      </GuideSection>
      <GuideSection title="Something missing?">
        <p className="mb-4">
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

const cardClass = 'rounded-xl border border-line bg-card px-4 pt-1 pb-3';
const linkClass = 'link inline-block py-2.5 font-semibold';

function AppCard() {
  return (
    <li className={cardClass}>
      <p className="flex flex-wrap items-center gap-x-3">
        <Icon name="plane" className="size-5 shrink-0 text-action" />
        <OperatorLink href={operator.pcsAppUrl} opens="the app’s page" className={linkClass}>
          PCS app
        </OperatorLink>
      </p>
      <p className="text-sm text-ink-soft">
        Use this site like an app. On an iPhone, tap Share, then “Add to Home Screen.” On Android, open the
        browser’s menu, then tap “Add to Home screen” or “Install app.”
      </p>
    </li>
  );
}

function PageCard({ card: { title, text, path } }: { card: ResourceCard }) {
  const icon = findPage(path)?.icon;
  return (
    <li className={cardClass}>
      <p className="flex items-center gap-2">
        {icon && <Icon name={icon} className="size-5 shrink-0 text-action" />}
        <Link to={path} className={linkClass}>
          {title}
        </Link>
      </p>
      <p className="text-sm text-ink-soft">{text}</p>
    </li>
  );
}

function PdfCard() {
  return (
    <li className={cardClass}>
      <p className="flex items-center gap-2">
        <Icon name="printer" className="size-5 shrink-0 text-action" />
        <ChecklistPdf className={linkClass}>The checklist on paper (PDF)</ChecklistPdf>
      </p>
      <p className="text-sm text-ink-soft">
        All 20 items with boxes to check off, what to know about each, and the numbers to call. A PDF of{' '}
        {pdf.pages} letter pages, checked {formatDate(pdf.checkedOn)}.
      </p>
    </li>
  );
}

export { ResourcesPage as Component };
