import { ContactLinks } from '@/blocks/contact-links';
import { IconLinks } from '@/blocks/icon-links';
import { ContactForm } from '@/features/messages/components/contact-form';
import { operator } from '@/guides/operator';
import { militaryOneSource } from '@/guides/resources';
import { Card } from '@/ui/card';
import { NoScript } from '@/ui/no-script';
import { PageTitle } from '@/ui/page-title';
import { PhoneLink } from '@/ui/phone-link';

const todaysOffices = [
  { path: '/housing/base-housing', icon: 'building', label: 'Base housing' },
  { path: '/pcs-toolkit/tla-hotels', icon: 'bed-double', label: 'Lodging (TLA)' },
  { path: '/pcs-toolkit/hawaii-schools', icon: 'graduation-cap', label: 'School liaison' },
  { path: '/pcs-toolkit/child-care', icon: 'baby', label: 'Child care' },
  { path: '/resources#numbers-to-save', icon: 'phone', label: 'More numbers' },
] as const;

function ContactPage() {
  const { name, title, phone, email, location } = operator.founder;
  return (
    <>
      <PageTitle
        path="/contact"
        lead="Your home program sponsor answers questions about the move. Your new unit assigns you one too: ask for yours."
      />
      <NoScript of="The form">Phone and email don’t.</NoScript>
      <section
        aria-labelledby="today"
        className="items-center gap-x-10 rounded-xl bg-action-tint p-5 lg:grid lg:grid-cols-[auto_1fr]"
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
      <section aria-labelledby="sponsor" className="mt-8">
        <h2 id="sponsor" className="mb-3">
          Ask your sponsor
        </h2>
        <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[3fr_2fr]">
          <Card className="lg:col-start-2">
            <p>
              <strong className="font-semibold">{name}</strong>
              <span className="block text-ink-soft">
                {title}. {location}.
              </span>
            </p>
            <ContactLinks phone={phone} email={email} />
          </Card>
          <Card className="lg:col-start-1 lg:row-start-1">
            <ContactForm />
          </Card>
        </div>
      </section>
    </>
  );
}

export { ContactPage as Component };
