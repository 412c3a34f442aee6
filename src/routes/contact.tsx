import { useContext } from 'react';
import { ContactLinks } from '@/blocks/contact-links';
import { Disclosure } from '@/blocks/disclosure';
import { FactText, SourceNumber, SourcesContext } from '@/blocks/fact-text';
import { GuideTop } from '@/blocks/guide-top';
import { IconLinks } from '@/blocks/icon-links';
import { OwnOffices } from '@/blocks/own-offices';
import { SourceList } from '@/blocks/source-list';
import { numberedSources } from '@/facts/facts';
import type { Fact, Text } from '@/facts/types';
import { ContactForm } from '@/features/messages/components/contact-form';
import { contactPage } from '@/guides/contact';
import { operator } from '@/operator/operator';
import { buttonClass } from '@/ui/button';
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
      <p className="no-print mt-4 flex flex-wrap gap-3 lg:hidden">
        <a href="#today" className={buttonClass('secondary')}>
          Call someone
        </a>
        <a href="#sponsor" className={buttonClass('secondary')}>
          Write a message
        </a>
      </p>
      <AskForSponsor />
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        <Numbers />
        <Write />
      </div>
      <SourceList of={contactPage} />
    </SourcesContext>
  );
}

function AskForSponsor() {
  return (
    <section aria-labelledby="unit" className="mt-4">
      <h2 id="unit" className="text-xl">
        Your sponsor comes from your new unit
      </h2>
      <p className="mt-1">
        Someone there who answers your questions and meets you when you land. No name yet? Ask before you
        leave.
      </p>
      <dl className="mt-3 max-lg:lined rounded-xl border border-line bg-card px-4 leading-snug lg:grid lg:grid-cols-3 lg:gap-x-8">
        {contactPage.askForSponsor.map(({ service, how, link }) => (
          <div key={service} className="py-3">
            <dt className="font-semibold">{service}</dt>
            <dd className="mt-0.5 text-ink-soft">
              <FactText of={how} />
              <span className="block">
                <ExternalLink href={link.url} className="link inline-block py-2.5 font-semibold">
                  {link.label}
                </ExternalLink>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Numbers() {
  const { anytime, nurse, byNeed, householdGoods, time, byBase } = contactPage;
  return (
    <section aria-labelledby="today">
      <div className="rounded-xl bg-action-tint p-5 pb-2">
        <h2 id="today" className="scroll-mt-20 text-xl">
          Need an answer today?
        </h2>
        <p className="mt-2">
          <PhoneLink number={anytime.phone.value} className="link inline-block py-1 text-3xl font-semibold" />
          <span className="block text-sm text-ink-soft">
            {anytime.office}
            <SourceNumber of={anytime.phone} />
          </span>
        </p>
        <dl className="mt-3 lined leading-snug">
          <OfficeRow office="In a crisis" hours="24/7, press 1" number="988" />
          <OfficeRow office="Nurse advice line" hours="24/7, press 1" phone={nurse} number={nurse.value} />
        </dl>
      </div>
      <div className="mt-4 rounded-xl border border-line bg-card p-5">
        <h3>Health, pets, benefits</h3>
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

function Offices({ of: offices }: { of: typeof contactPage.byNeed }) {
  return (
    <dl className="mt-1 lined leading-snug">
      {offices.map(({ office, phone, hours }) => (
        <OfficeRow key={office} office={office} hours={hours} phone={phone} number={phone.value} />
      ))}
    </dl>
  );
}

type OfficeRowProps = { office: string; hours: Text; number: string; phone?: Fact };

/** The numbers alone are at the end of the lines, one below the other: marks go with the hours. */
function OfficeRow({ office, hours, number, phone }: OfficeRowProps) {
  return (
    <div className="figure-row">
      <dt className="py-3 font-semibold">
        {office}
        <span className="block text-sm font-normal text-ink-soft">
          <FactText of={hours} />
          {phone?.isUnconfirmed && <span className="unconfirmed">, unconfirmed</span>}
          {phone && <SourceNumber of={phone} />}
        </span>
      </dt>
      <dd>
        <PhoneLink
          number={number}
          className="link inline-block py-3 font-semibold [font-variant-numeric:tabular-nums] xs:whitespace-nowrap"
        />
      </dd>
    </div>
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
