import { useContext } from 'react';
import { ContactLinks } from '@/blocks/contact-links';
import { Disclosure } from '@/blocks/disclosure';
import { FactText, SourcesContext } from '@/blocks/fact-text';
import { GuideTop } from '@/blocks/guide-top';
import { IconLinks } from '@/blocks/icon-links';
import { OwnOffices } from '@/blocks/own-offices';
import { SourceList } from '@/blocks/source-list';
import { numberedSources } from '@/facts/facts';
import type { Fact } from '@/facts/types';
import { ContactForm } from '@/features/messages/components/contact-form';
import { contactPage } from '@/guides/contact';
import { operator } from '@/operator/operator';
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
      <section aria-labelledby="unit" className="mt-4">
        <h2 id="unit" className="text-xl">
          Your sponsor comes from your new unit
        </h2>
        <p className="mt-1">
          Someone there who helps you settle in. No name yet? Ask the unit for one before you leave.
        </p>
      </section>
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-2">
        <Numbers />
        <Write />
      </div>
      <SourceList of={contactPage} />
    </SourcesContext>
  );
}

function Numbers() {
  const { anytime, byNeed, householdGoods, time, byBase } = contactPage;
  return (
    <section aria-labelledby="today" className="rounded-xl bg-action-tint p-5">
      <h2 id="today" className="text-xl">
        Need an answer today?
      </h2>
      <p className="mt-1">
        {anytime.office}
        <SourceOf phone={anytime.phone} />
      </p>
      <p>
        <PhoneLink number={anytime.phone.value} className="link inline-block py-1 text-2xl font-semibold" />
      </p>
      <p>
        In a crisis, day or night, dial <PhoneLink number="988" className="link font-semibold" />, then press
        1.
      </p>
      <Offices of={byNeed} />
      <h3 className="mt-4">Household goods offices</h3>
      <Offices of={householdGoods} />
      <p className="mt-1 text-sm text-ink-soft">{time}</p>
      <h3 className="mt-4">By base</h3>
      <IconLinks of={byBase} label="Numbers that go by your base" className="lg:grid-cols-2" />
    </section>
  );
}

/** The numbers alone are at the end of the lines, one below the other: marks go with their offices. */
function Offices({ of: offices }: { of: typeof contactPage.byNeed }) {
  return (
    <dl className="mt-1 lined leading-snug">
      {offices.map(({ office, phone, hours }) => (
        <div key={office} className="figure-row">
          <dt className="py-2.5">
            {office}
            <SourceOf phone={phone} />
            {hours && (
              <span className="block text-sm text-ink-soft">
                <FactText of={hours} />
              </span>
            )}
            {phone.isUnconfirmed && <span className="unconfirmed block">unconfirmed</span>}
          </dt>
          <dd>
            <PhoneLink
              number={phone.value}
              className="link inline-block py-2.5 font-semibold [font-variant-numeric:tabular-nums] xs:whitespace-nowrap"
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function SourceOf({ phone: { source, checkedOn } }: { phone: Fact }) {
  return <FactText of={{ value: '', source, checkedOn }} />;
}

/** A sample sponsor isn't written to, and is folded last. */
function Write() {
  const { name, title, location, isSample } = operator.founder;
  return (
    <section aria-labelledby="sponsor" className="rounded-xl border border-line bg-card p-5">
      <h2 id="sponsor" className="mb-2 text-xl">
        {isSample ? 'Write to your unit’s sponsor' : 'Write to the Veterans Home Program'}
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
        <div className="no-print mt-2 text-sm [&_summary]:text-ink-soft">
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
