import { type ReactNode, useContext } from 'react';
import { ContactLinks } from '@/blocks/contact-links';
import { FactText, SourceNumber, SourcesContext } from '@/blocks/fact-text';
import { GuideTop } from '@/blocks/guide-top';
import { IconLinks } from '@/blocks/icon-links';
import { OwnOffices } from '@/blocks/own-offices';
import { SampleWord } from '@/blocks/sample-word';
import { SourceList } from '@/blocks/source-list';
import { Unconfirmed } from '@/blocks/unconfirmed';
import { hasUnconfirmed, numberedSources, wordsOf } from '@/facts/facts';
import { INSTALLATIONS_URL } from '@/guides/websites';
import { nameInText } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import { NoScript } from '@/ui/no-script';
import { PageTitle } from '@/ui/page-title';
import { PhoneLink } from '@/ui/phone-link';
import { ContactForm } from './contact-form';
import { contactPage, type OfficeWay } from './guide';

function ContactPage() {
  return (
    <SourcesContext value={numberedSources(contactPage)}>
      <PageTitle path="/contact" lead="Who to call, and how to write." />
      <NoScript of="The form">Phone and email don’t.</NoScript>
      {useContext(GuideTop)}
      <OwnOffices />
      <Today />
      <AskForSponsor />
      <Numbers />
      <Write />
      <SourceList of={contactPage} />
    </SourcesContext>
  );
}

/** The first thing on a phone, with the ways to the rest of a long page. */
function Today() {
  const { anytime } = contactPage;
  return (
    <section
      aria-labelledby="today"
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 rounded-xl bg-action-tint px-4 pt-3 xl:pb-3"
    >
      <h2 id="today" className="w-full text-xl xl:w-auto">
        Need an answer today?
      </h2>
      <dl className="flex flex-wrap gap-x-8 leading-snug">
        <div className="flex flex-col">
          <dt className="text-sm text-ink-soft">
            {anytime.office}
            <SourceNumber of={anytime.phone} />
          </dt>
          <dd className="-order-1">
            <PhoneLink number={anytime.phone.value} className={numberClass} />
          </dd>
        </div>
        <div className="flex flex-col">
          <dt className="text-sm text-ink-soft">In a crisis, press 1</dt>
          <dd className="-order-1">
            <PhoneLink number="988" className={numberClass} />
          </dd>
        </div>
      </dl>
      <p className="no-print flex flex-wrap gap-x-6 text-sm">
        <a href="#numbers" className="link py-3">
          More numbers
        </a>
        <a href="#sponsor" className="link py-3">
          Write a message
        </a>
      </p>
    </section>
  );
}

const numberClass = 'link inline-block py-2 text-xl font-semibold xs:whitespace-nowrap';

function AskForSponsor() {
  const { sponsor, sponsorSteps, sponsorOf } = contactPage;
  return (
    <section aria-labelledby="unit" className="mt-8">
      <h2 id="unit">Your sponsor comes from your new unit</h2>
      <p className="mt-1">
        <FactText of={sponsor} />
      </p>
      <div className="no-print relative my-4 rounded-xl bg-sky p-3">
        <div className="absolute inset-x-[15%] top-8 hidden border-t-2 border-action xs:block" />
        <ol className="grid text-center text-sm leading-snug xs:grid-cols-4">
          {sponsorSteps.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon
                name={icon}
                className="relative mx-auto mb-1 size-10 rounded-full bg-action p-2 text-on-action"
              />
              <strong className="block text-base font-semibold">{title}</strong> {text}
            </li>
          ))}
        </ol>
      </div>
      <h3>No name yet? Call your new unit</h3>
      <p>
        Ask who your sponsor is.{' '}
        <ExternalLink href={INSTALLATIONS_URL} className="link inline-block py-1 font-semibold">
          Find your base
        </ExternalLink>
      </p>
      <dl className={`${cardClass} max-lg:lined gap-x-8 lg:grid lg:grid-cols-2 print:grid print:grid-cols-2`}>
        {sponsorOf.map(({ service, who, ...way }) => (
          <Row key={service} term={service} {...way}>
            <FactText of={who} />
          </Row>
        ))}
      </dl>
    </section>
  );
}

const cardClass = 'mt-2 rounded-xl border border-line bg-card px-4 leading-snug';

/** The whole row is the link. */
const reachClass =
  'link inline-block py-1 font-semibold [font-variant-numeric:tabular-nums] after:absolute after:inset-0';

type RowProps = { term: string; children: ReactNode } & OfficeWay;

function Row({ term, phone, page, children }: RowProps) {
  const way = phone ? (
    <PhoneLink number={phone} className={reachClass} />
  ) : (
    page && (
      <ExternalLink href={page.url} className={reachClass}>
        {page.label}
      </ExternalLink>
    )
  );
  return (
    <div className={`relative py-1 ${way ? 'figure-row content-start' : ''}`}>
      <dt className="py-1 font-semibold">{term}</dt>
      {way && <dd className={page && 'print:hidden'}>{way}</dd>}
      <dd className="basis-full pb-1 text-ink-soft [&_a]:relative">{children}</dd>
    </div>
  );
}

function Numbers() {
  const { byNeed, householdGoods, time, byBase } = contactPage;
  return (
    <section aria-labelledby="numbers" className="mt-8">
      <h2 id="numbers" className="scroll-mt-20">
        Who to call
      </h2>
      <p className="mt-1">{time}</p>
      <div className="mt-4 grid gap-x-6 gap-y-4 lg:grid-cols-2 print:grid-cols-2">
        <Offices title="Household goods offices" of={householdGoods} />
        <Offices title="Health, pets, benefits" of={byNeed} />
      </div>
      <div className="no-print mt-4">
        <h3>Offices by base</h3>
        <IconLinks of={byBase} label="Offices by base" />
      </div>
    </section>
  );
}

function Offices({ title, of: offices }: { title: string; of: typeof contactPage.byNeed }) {
  return (
    <div>
      <h3>{title}</h3>
      <dl className={`${cardClass} lined`}>
        {offices.map(({ office, hours, phone }) => (
          <Row key={office} term={office} phone={phone.value}>
            {wordsOf(hours)}
            {hasUnconfirmed([hours, phone]) && <Unconfirmed value={wordsOf(hours)} />}
            <SourceNumber of={phone} />
          </Row>
        ))}
      </dl>
    </div>
  );
}

/** The form, and whom it is sent to. */
function Write() {
  const { founder, program } = site;
  const { name, title, location } = founder;
  return (
    <section aria-labelledby="sponsor" className="mt-8 rounded-xl border border-line bg-card p-5">
      <h2 id="sponsor" className="mb-2 scroll-mt-20">
        Write to {program?.nameInText ?? nameInText(founder)}
      </h2>
      <div className="mb-4 text-ink-soft">
        <p>
          <strong>{name}, </strong>
          {`${title}, ${location} `}
          <SampleWord of={founder} />
        </p>
        <ContactLinks of={founder} />
      </div>
      <div className="no-print">
        <ContactForm />
      </div>
    </section>
  );
}

export { ContactPage as Component };
