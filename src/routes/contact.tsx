import { useContext } from 'react';
import { ContactLinks } from '@/blocks/contact-links';
import { GuideTop } from '@/blocks/guide-top';
import { IconLinks } from '@/blocks/icon-links';
import { OwnOffices } from '@/blocks/own-offices';
import { ContactForm } from '@/features/messages/components/contact-form';
import { militaryOneSource } from '@/guides/military-onesource';
import * as phones from '@/guides/shared-phones';
import { operator } from '@/operator/operator';
import { NoScript } from '@/ui/no-script';
import { PageTitle } from '@/ui/page-title';
import { PhoneLink } from '@/ui/phone-link';

/** For any base. What goes by the base is on the pages below them. */
const inOfficeHours = [
  ['Household goods, Pearl Harbor', phones.HOUSEHOLD_GOODS_PHONE],
  ['TRICARE in Hawaii', phones.TRIWEST_PHONE],
  ['Pet quarantine', phones.ANIMAL_QUARANTINE_PHONE],
  ['VA benefits', phones.VA_BENEFITS_PHONE],
] as const;

const byBase = [
  { path: '/housing/base-housing', icon: 'building', label: 'Base housing' },
  { path: '/pcs-toolkit/tla-hotels', icon: 'bed-double', label: 'Lodging (TLA)' },
  { path: '/pcs-toolkit/hawaii-schools', icon: 'graduation-cap', label: 'School liaison' },
  { path: '/pcs-toolkit/child-care', icon: 'baby', label: 'Child care' },
] as const;

function ContactPage() {
  const { name, title, location, isSample } = operator.founder;
  return (
    <>
      <PageTitle path="/contact" lead="Who to call, and one way to write to a sponsor." />
      <NoScript of="The form">Phone and email don’t.</NoScript>
      {useContext(GuideTop)}
      <OwnOffices />
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[2fr_3fr]">
        <div className="grid gap-6">
          <Numbers />
          <section aria-labelledby="unit">
            <h2 id="unit" className="text-xl">
              Your unit’s sponsor
            </h2>
            <p className="mt-1">
              Someone in your new unit who helps you settle in. No name yet? Ask the unit for one before you
              leave.
            </p>
          </section>
        </div>
        <section aria-labelledby="sponsor" className="rounded-xl border border-line bg-card p-5">
          <h2 id="sponsor" className="text-xl">
            Write to your home program sponsor
          </h2>
          <p className="mt-1 text-ink-soft">
            {!isSample && <strong>{name}, </strong>}
            {`${title}, ${location}`}
          </p>
          <div className="mb-3">
            <ContactLinks of={operator.founder} />
          </div>
          <ContactForm />
        </section>
      </div>
    </>
  );
}

function Numbers() {
  return (
    <section aria-labelledby="today" className="rounded-xl bg-action-tint p-5">
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
        In a crisis, day or night, dial <PhoneLink number="988" className="link" />, then press 1.
      </p>
      <dl className="mt-2 lined leading-snug">
        <OfficeNumber office="A nurse, 24/7 (press 1)" number={phones.NURSE_LINE_PHONE} />
      </dl>
      <h3 className="mt-3">In office hours</h3>
      <dl className="lined leading-snug">
        {inOfficeHours.map(([office, number]) => (
          <OfficeNumber key={office} office={office} number={number} />
        ))}
      </dl>
      <h3 className="mt-3">By base</h3>
      <IconLinks of={byBase} label="Numbers that go by your base" />
    </section>
  );
}

function OfficeNumber({ office, number }: { office: string; number: string }) {
  return (
    <div className="figure-row">
      <dt className="py-2.5">{office}</dt>
      <dd>
        <PhoneLink number={number} className="link inline-block py-2.5 font-semibold" />
      </dd>
    </div>
  );
}

export { ContactPage as Component };
