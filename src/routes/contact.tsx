import { useContext } from 'react';
import { ContactLinks } from '@/blocks/contact-links';
import { Disclosure } from '@/blocks/disclosure';
import { FactText, SourceNumber, SourcesContext } from '@/blocks/fact-text';
import { GuideTop } from '@/blocks/guide-top';
import { IconLinks } from '@/blocks/icon-links';
import { OwnOffices } from '@/blocks/own-offices';
import { SourceList } from '@/blocks/source-list';
import { isFact, numberedSources } from '@/facts/facts';
import { ContactForm } from '@/features/messages/components/contact-form';
import { contactPage } from '@/guides/contact';
import { operator } from '@/operator/operator';
import { ExternalLink } from '@/ui/external-link';
import { NoScript } from '@/ui/no-script';
import { PageTitle } from '@/ui/page-title';
import { PhoneLink } from '@/ui/phone-link';

function ContactPage() {
  return (
    <SourcesContext value={numberedSources(contactPage)}>
      <PageTitle path="/contact" lead="Who to call, and how to write." />
      <NoScript of="The form">Phone and email don’t.</NoScript>
      {useContext(GuideTop)}
      <OwnOffices />
      <Today />
      <AskForSponsor />
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        <Numbers />
        <Write />
      </div>
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
      className="mt-4 flex-wrap items-center justify-between gap-x-8 rounded-xl bg-action-tint px-4 py-3 lg:flex print:flex"
    >
      <h2 id="today" className="text-xl">
        Need an answer today?
      </h2>
      <dl className="flex flex-wrap gap-x-8 leading-snug">
        <div className="flex flex-col-reverse">
          <dt className="text-sm text-ink-soft">
            {anytime.office}
            <SourceNumber of={anytime.phone} />
          </dt>
          <dd>
            <PhoneLink number={anytime.phone.value} className={numberClass} />
          </dd>
        </div>
        <div className="flex flex-col-reverse">
          <dt className="text-sm text-ink-soft">In a crisis, press 1</dt>
          <dd>
            <PhoneLink number="988" className={numberClass} />
          </dd>
        </div>
      </dl>
      <p className="no-print mt-1 flex flex-wrap gap-x-6 text-sm lg:hidden">
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
  return (
    <section aria-labelledby="unit" className="mt-6">
      <h2 id="unit" className="text-xl">
        Your sponsor comes from your new unit
      </h2>
      <p className="mt-1">
        Someone there who answers your questions and meets you when you land. No name yet? Ask before you
        leave.
      </p>
      <dl className="mt-3 max-lg:lined rounded-xl border border-line bg-card px-4 py-1 leading-snug lg:grid lg:grid-cols-3 lg:gap-x-8 print:grid print:grid-cols-3 print:gap-x-6">
        {contactPage.sponsorOf.map(({ service, who, link }) => (
          <div key={service} className="flex flex-wrap gap-x-3 py-2 lg:block print:block">
            <dt className="shrink-0 basis-[5.5rem] font-semibold">{service}</dt>
            <dd className="flex-1 basis-[8rem] text-sm text-ink-soft">
              <FactText of={who} />
              {link && (
                <span className="block">
                  <ExternalLink href={link.url} className="link inline-block py-3 font-semibold">
                    {link.label}
                  </ExternalLink>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Numbers() {
  const { byNeed, householdGoods, time, byBase } = contactPage;
  return (
    <section aria-labelledby="numbers">
      <div className="rounded-xl border border-line bg-card p-5">
        <h2 id="numbers" className="mb-2 scroll-mt-20 text-xl">
          Who to call: health, pets, benefits
        </h2>
        <Offices of={byNeed} />
        <h3 className="mt-4">Household goods offices</h3>
        <Offices of={householdGoods} />
        <p className="mt-3 text-sm text-ink-soft">{time}</p>
      </div>
      <div className="no-print">
        <h3 className="mt-6">Offices that go by your base</h3>
        <IconLinks of={byBase} label="Numbers that go by your base" />
      </div>
    </section>
  );
}

/** The numbers alone are at the end of the lines, one below the other: marks go with the hours, once. */
function Offices({ of: offices }: { of: typeof contactPage.byNeed }) {
  return (
    <dl className="mt-1 lined leading-snug">
      {offices.map(({ office, hours, phone }) => (
        <div key={office} className="figure-row">
          <dt className="py-3 font-semibold">
            {office}
            <span className="block text-sm font-normal text-ink-soft">
              <FactText of={hours} />
              {phone.isUnconfirmed && <span className="unconfirmed">, unconfirmed</span>}
              {!isFact(hours) && <SourceNumber of={phone} />}
            </span>
          </dt>
          <dd>
            <PhoneLink
              number={phone.value}
              className="link inline-block py-3 font-semibold [font-variant-numeric:tabular-nums] xs:whitespace-nowrap"
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A sample sponsor isn't written to, and is folded last. */
function Write() {
  const { name, title, location, isSample } = operator.founder;
  return (
    <section
      aria-labelledby="sponsor"
      className={`rounded-xl border border-line bg-card p-5 ${isSample ? 'no-print' : ''}`}
    >
      <h2 id="sponsor" className="mb-3 scroll-mt-20 text-xl">
        {isSample ? 'Write to your new unit' : 'Write to the Veterans Home Program'}
      </h2>
      {!isSample && (
        <div className="mb-3">
          <p className="mt-1 text-ink-soft">
            <strong>{name}, </strong>
            {`${title}, ${location}`}
          </p>
          <ContactLinks of={operator.founder} />
        </div>
      )}
      <div className="no-print">
        <ContactForm />
      </div>
      {isSample && (
        <div className="mt-2 text-sm [&_summary]:text-ink-soft">
          <Disclosure isInCard summary="Our own sponsor isn’t here yet">
            <p>{`${title}, ${location}`}</p>
            <ContactLinks of={operator.founder} />
          </Disclosure>
        </div>
      )}
    </section>
  );
}

export { ContactPage as Component };
