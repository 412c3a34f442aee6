import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FactText } from '@/blocks/fact-text';
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
import type { IconName } from '@/ui/icon-names';
import { PhoneLink } from '@/ui/phone-link';

function ResourcesPage() {
  const { lead, first, cards, hotels, phones, nationalLinks, hawaiiLinks } = resourcesGuide;
  return (
    <GuidePage
      path="/resources"
      lead={lead}
      top={<Urgent />}
      first={first}
      action={resourcesGuide.action}
      guide={resourcesGuide}
    >
      <GuideSection title="Numbers to save">
        <div className="rounded-xl border border-line bg-card px-4">
          <PhoneList phones={phones} />
        </div>
        <p className="mt-3 max-w-measure text-sm">
          <FactText of={resourcesGuide.crisisLine} />
        </p>
      </GuideSection>
      <GuideSection title="Six places to start">
        <ul className="grid gap-3 sm:grid-cols-2">
          <PdfPlace />
          {[...cards, hotels].map((card) => (
            <PagePlace key={card.path} card={card} />
          ))}
          <AppPlace />
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

const urgent = [
  { number: '911', says: 'An emergency' },
  { number: '988', says: 'A crisis: then press 1' },
] as const;

function Urgent() {
  return (
    <ul className="grid grid-cols-2 gap-3">
      {urgent.map(({ number, says }) => (
        <li key={number}>
          <PhoneLink
            number={number}
            className="block h-full rounded-xl border border-line bg-card px-4 py-3 leading-snug hover:bg-action-tint"
          >
            <strong className="link font-display text-3xl font-semibold">{number}</strong>
            <span className="block">{says}</span>
          </PhoneLink>
        </li>
      ))}
    </ul>
  );
}

const linkClass = 'link inline-block py-1 font-semibold';

type PlaceProps = { icon: IconName | undefined; link: ReactNode; isWide?: boolean; children: ReactNode };

function Place({ icon, link, isWide, children }: PlaceProps) {
  return (
    <li
      className={`flex gap-3 rounded-xl border border-line bg-card p-3 leading-snug ${isWide ? 'sm:col-span-2' : ''}`}
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-action-tint">
        {icon && <Icon name={icon} className="size-5 text-action" />}
      </span>
      <div>
        {link}
        <p className="text-ink-soft">{children}</p>
      </div>
    </li>
  );
}

function PagePlace({ card: { title, text, path } }: { card: ResourceCard }) {
  return (
    <Place
      icon={findPage(path)?.icon}
      link={
        <Link to={path} className={linkClass}>
          {title}
        </Link>
      }
    >
      {text}
    </Place>
  );
}

function PdfPlace() {
  return (
    <Place
      isWide
      icon="printer"
      link={<ChecklistPdf className={linkClass}>The checklist on paper (PDF)</ChecklistPdf>}
    >
      All 20 items with boxes, on {pdf.pages} letter pages. Checked {formatDate(pdf.checkedOn)}
    </Place>
  );
}

function AppPlace() {
  return (
    <Place
      isWide
      icon="plane"
      link={
        <OperatorLink href={operator.pcsAppUrl} opens="the app’s page" className={linkClass}>
          PCS app
        </OperatorLink>
      }
    >
      On an iPhone: Share, then “Add to Home Screen.” On Android: the menu, then “Install app” or “Add to Home
      screen”
    </Place>
  );
}

export { ResourcesPage as Component };
