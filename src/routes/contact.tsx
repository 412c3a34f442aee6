import { useContext } from 'react';
import { ContactButtons } from '@/blocks/contact-buttons';
import { GuideTop } from '@/blocks/guide-top';
import { IconLinks } from '@/blocks/icon-links';
import { OwnOffices } from '@/blocks/own-offices';
import { SampleNote } from '@/blocks/sample-note';
import { ContactForm } from '@/features/messages/components/contact-form';
import { militaryOneSource } from '@/guides/military-onesource';
import { operator } from '@/operator/operator';
import { NoScript } from '@/ui/no-script';
import { PageTitle } from '@/ui/page-title';
import { PhoneLink } from '@/ui/phone-link';

const todaysOffices = [
  { path: '/housing/base-housing', icon: 'building', label: 'Base housing' },
  { path: '/pcs-toolkit/tla-hotels', icon: 'bed-double', label: 'Lodging (TLA)' },
  { path: '/pcs-toolkit/hawaii-schools', icon: 'graduation-cap', label: 'School liaison' },
  { path: '/pcs-toolkit/child-care', icon: 'baby', label: 'Child care' },
  { path: '/pcs-toolkit/pet-travel', icon: 'paw-print', label: 'Pet quarantine' },
  { path: '/resources#numbers-to-save', icon: 'phone', label: 'More numbers' },
] as const;

function ContactPage() {
  const { name, title, location, isSample } = operator.founder;
  return (
    <>
      <PageTitle path="/contact" lead="Who picks up today, and how to reach your two sponsors." />
      <NoScript of="The form">Phone and email don’t.</NoScript>
      <section
        aria-labelledby="today"
        className="mt-4 mb-8 items-center gap-x-8 rounded-xl bg-action-tint p-5 lg:grid lg:grid-cols-[2fr_3fr]"
      >
        <div>
          <h2 id="today" className="text-xl">
            Need an answer today?
          </h2>
          <p className="mt-1">{militaryOneSource.office}:</p>
          <p>
            <PhoneLink
              number={militaryOneSource.phone.value}
              className="link inline-block py-1 font-display text-3xl font-semibold"
            />
          </p>
          <p className="text-sm">
            In a crisis, dial <PhoneLink number="988" className="link" />, then press 1.
          </p>
        </div>
        <IconLinks of={todaysOffices} label="Offices that pick up" className="lg:grid-cols-3" />
      </section>
      <OwnOffices />
      {useContext(GuideTop)}
      <section aria-labelledby="sponsor" className="mb-4 rounded-xl border border-line bg-card p-5">
        <h2 id="sponsor" className="text-xl">
          Your home program sponsor
        </h2>
        <p className="mt-1 mb-3">
          {!isSample && <strong>{name}, </strong>}
          {`${title}, ${location}`}
        </p>
        <ContactButtons of={operator.founder} />
        <div className="mt-2 mb-4">
          <SampleNote of={[operator.founder]} />
        </div>
        <ContactForm />
      </section>
      <section aria-labelledby="unit" className="rounded-xl border border-line bg-card p-5">
        <h2 id="unit" className="text-xl">
          Your unit’s sponsor
        </h2>
        <p className="mt-1">
          Somebody in your new unit who helps you settle in. No name yet? Ask the unit for one before you
          leave.
        </p>
      </section>
    </>
  );
}

export { ContactPage as Component };
