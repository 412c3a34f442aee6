import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FactMarks, FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { lineAbove } from '@/blocks/line-above';
import { LinkList } from '@/blocks/link-list';
import { Opening } from '@/blocks/opening';
import { OperatorLink } from '@/blocks/operator-link';
import { OwnOffices } from '@/blocks/own-offices';
import { PhoneList } from '@/blocks/phone-list';
import { formatDate } from '@/dates/format-date';
import { isFact } from '@/facts/facts';
import { ChecklistPdf } from '@/features/checklist/components/checklist-pdf';
import { pdf } from '@/features/checklist/content/checklist-pdf-link';
import { SavedForThePlane } from '@/features/offline/components/saved-for-the-plane';
import { site } from '@/operator/site';
import { findPage } from '@/site-map';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-names';
import { PhoneLink } from '@/ui/phone-link';
import { type Call, type ResourceCard, resourcesGuide } from './guide';

function ResourcesPage() {
  const { lead, first, vaPhones, help, cards, hotels } = resourcesGuide;
  return (
    <GuidePage
      path="/resources"
      lead={lead}
      top={<Numbers />}
      first={first}
      action={resourcesGuide.action}
      guide={resourcesGuide}
      sections={[
        {
          title: 'Who can help',
          content: (
            <>
              <p data-unsearched className="mb-3 text-ink-soft">
                {site.name} isn’t part of any of these offices, and none of them endorses it.
              </p>
              <div className="grid items-start gap-4 lg:grid-cols-2">
                {help.map(({ title, icon, links }) => (
                  <Card key={title} className="[&_ul]:columns-1">
                    <h3 className="flex gap-3">
                      <Icon name={icon} className="mt-1 size-5 shrink-0 text-action" />
                      {title}
                    </h3>
                    <LinkList links={links} />
                  </Card>
                ))}
              </div>
              <p className="mt-3 max-w-measure">
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
            </>
          ),
        },
        {
          title: 'VA by phone',
          content: (
            <div className="rounded-xl border border-line bg-card px-4">
              <PhoneList phones={vaPhones} />
            </div>
          ),
        },
        {
          title: 'Tools for your move',
          content: (
            <Places>
              <PdfPlace />
              {[...cards, hotels].map((card, index) => (
                <PagePlace key={card.path} card={card} index={index + 1} />
              ))}
              <AppPlace index={cards.length + 2} />
            </Places>
          ),
        },
        { title: 'Saved for the plane', content: <SavedForThePlane /> },
        {
          title: 'Something missing?',
          content: (
            <>
              <p data-unsearched className="mb-4">
                Tell us what you couldn’t find, and the next family will thank you. Or ask a sponsor about
                your own move.
              </p>
              <p className="flex flex-wrap gap-3">
                <Link to="/contact" className={buttonClass()}>
                  Contact a sponsor
                </Link>
                <Link to="/suggestion-box" className={buttonClass('secondary')}>
                  Open the suggestion box
                </Link>
              </p>
              <p className="mt-4 text-ink-soft">
                This site is built with open-source software and fonts:{' '}
                <ExternalLink href="/third-party-notices.txt">their licenses</ExternalLink>.
              </p>
            </>
          ),
        },
      ]}
    />
  );
}

const linkClass = 'link inline-block py-1 font-semibold';

/** Who to call, by need: it is read in a hurry. */
function Numbers() {
  const { calls, movePhones } = resourcesGuide;
  return (
    <Opening title="Numbers to save">
      <OwnOffices />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-px overflow-hidden rounded-xl border border-line bg-line leading-snug sm:grid-cols-3">
        {calls.map((call) => (
          <CallTile key={call.need} call={call} />
        ))}
        <li className="col-span-full bg-card px-3 py-1 font-semibold">
          Life in danger? Call <PhoneLink number="911" className="link inline-block py-2.5" />
        </li>
      </ul>
      <div className="mt-4 rounded-xl border border-line bg-card px-4">
        <PhoneList phones={movePhones} />
      </div>
    </Opening>
  );
}

function CallTile({ call: { need, number, press, office } }: { call: Call }) {
  return (
    <li className="bg-card p-3">
      <strong className="block font-semibold">{need}</strong>
      <PhoneLink
        number={isFact(number) ? number.value : number}
        className="link inline-block py-2.5 font-semibold xs:whitespace-nowrap"
      />
      {press && <strong className="font-semibold"> {press}</strong>}
      {isFact(number) && <FactMarks of={number} />}
      <span className="block text-sm text-ink-soft">
        <FactText of={office} />
      </span>
    </li>
  );
}

function Places({ children }: { children: ReactNode }) {
  return (
    <ul className="gap-x-8 rounded-xl border border-line bg-card px-4 py-1 leading-snug lg:grid lg:grid-cols-2">
      {children}
    </ul>
  );
}

type PlaceProps = { icon?: IconName | undefined; link: ReactNode; index: number; children: ReactNode };

function Place({ icon, link, index, children }: PlaceProps) {
  return (
    <li className={`flex gap-3 border-line py-2 ${lineAbove(index)}`}>
      {icon && <Icon name={icon} className="mt-1 size-5 shrink-0 text-action" />}
      <div>
        {link}
        <p className="text-ink-soft">{children}</p>
      </div>
    </li>
  );
}

function PagePlace({ card: { title, text, path }, index }: { card: ResourceCard; index: number }) {
  return (
    <Place
      index={index}
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
      index={0}
      icon="printer"
      link={<ChecklistPdf className={linkClass}>The checklist on paper (PDF)</ChecklistPdf>}
    >
      All 20 items with boxes, on {pdf.pages} pages. Checked {formatDate(pdf.checkedOn)}
    </Place>
  );
}

function AppPlace({ index }: { index: number }) {
  return (
    <Place
      index={index}
      icon="plane"
      link={
        <OperatorLink to={site.pcsApp} className={linkClass}>
          PCS app
        </OperatorLink>
      }
    >
      {site.pcsApp ? 'Or put' : 'Put'} this site on your Home Screen. iPhone: Share, then “Add to Home
      Screen.” Android: the menu, then “Install app” or “Add to Home screen”
    </Place>
  );
}

export { ResourcesPage as Component };
