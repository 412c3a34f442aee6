import { useContext } from 'react';
import { ContactLinks } from '@/blocks/contact-links';
import { FactText, SourcesContext } from '@/blocks/fact-text';
import { GuideTop } from '@/blocks/guide-top';
import { IconLinks } from '@/blocks/icon-links';
import { OwnOffices } from '@/blocks/own-offices';
import { PhoneFact } from '@/blocks/phone-fact';
import { SourceList } from '@/blocks/source-list';
import { numberedSources } from '@/facts/facts';
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
  const { anytime, nurse, time, inHawaii, onMainland, byBase } = contactPage;
  return (
    <section aria-labelledby="today" className="rounded-xl bg-action-tint p-5">
      <h2 id="today" className="text-xl">
        Need an answer today?
      </h2>
      <p className="mt-1">{anytime.office}:</p>
      <p>
        <PhoneLink number={anytime.phone.value} className="link inline-block py-1 text-2xl font-semibold" />
        <FactText of={{ ...anytime.phone, value: '' }} />
      </p>
      <p className="text-sm">
        In a crisis, day or night, dial <PhoneLink number="988" className="link" />, then press 1.
      </p>
      <Offices of={[nurse]} />
      <h3 className="mt-3">Offices in Hawaii</h3>
      <p className="text-sm">{time}</p>
      <Offices of={inHawaii} />
      <h3 className="mt-3">On the mainland, weekdays</h3>
      <Offices of={onMainland} />
      <h3 className="mt-3">By base</h3>
      <IconLinks of={byBase} label="Numbers that go by your base" className="lg:grid-cols-2" />
    </section>
  );
}

function Offices({ of: offices }: { of: typeof contactPage.inHawaii }) {
  return (
    <dl className="mt-1 lined leading-snug">
      {offices.map(({ office, phone, hours }) => (
        <div key={office} className="figure-row">
          <dt className="py-2.5">
            {office}
            {hours && (
              <span className="block text-sm text-ink-soft">
                <FactText of={hours} />
              </span>
            )}
          </dt>
          <dd>
            <PhoneFact phone={phone} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A sample sponsor isn't written to, and is named last. */
function Write() {
  const { name, title, location, isSample } = operator.founder;
  const who = (
    <>
      <p className="mt-1 text-ink-soft">
        {!isSample && <strong>{name}, </strong>}
        {`${title}, ${location}`}
      </p>
      <ContactLinks of={operator.founder} />
    </>
  );
  return (
    <section aria-labelledby="sponsor" className="rounded-xl border border-line bg-card p-5">
      <h2 id="sponsor" className="mb-2 text-xl">
        {isSample ? 'Write your question' : 'Write to the Veterans Home Program'}
      </h2>
      {!isSample && <div className="mb-3">{who}</div>}
      <div className="no-print">
        <ContactForm />
      </div>
      {isSample && <div className="mt-4 border-t border-line pt-3 text-sm">{who}</div>}
    </section>
  );
}

export { ContactPage as Component };
