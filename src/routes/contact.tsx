import { Link } from 'react-router-dom';
import { Callout } from '@/blocks/callout';
import { OperatorCard } from '@/blocks/operator-card';
import { PhoneList } from '@/blocks/phone-list';
import { ContactForm } from '@/features/messages/components/contact-form';
import { operator } from '@/guides/operator';
import { militaryOneSource } from '@/guides/resources';
import { findPage } from '@/site-map';
import { Card } from '@/ui/card';
import { NoScript } from '@/ui/no-script';
import { PageTitle } from '@/ui/page-title';
import { PhoneLink } from '@/ui/phone-link';

const todaysOffices = [
  { path: '/housing/base-housing', label: 'Your base’s housing office' },
  { path: '/pcs-toolkit/tla-hotels', label: 'Your service’s TLA desk' },
  { path: '/pcs-toolkit/hawaii-schools', label: 'Your service’s school liaison' },
  { path: '/resources', label: 'All other numbers' },
] as const;

function ContactPage() {
  return (
    <>
      <PageTitle lead="Your Veterans Home Program sponsor answers questions about the move. Your new unit assigns you a sponsor too: ask for one.">
        {findPage('/contact')?.title}
      </PageTitle>
      <NoScript>The form needs JavaScript. Phone and email don’t.</NoScript>
      <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
        <section aria-labelledby="write">
          <h2 id="write" className="mb-3">
            Write to your sponsor
          </h2>
          <Card>
            <ContactForm />
          </Card>
        </section>
        <section aria-labelledby="direct">
          <h2 id="direct" className="mb-3">
            Or reach us directly
          </h2>
          <OperatorCard contact={operator.founder} />
          <h3 className="mt-6 mb-2">Help us help you faster</h3>
          <ul className="list-disc space-y-1.5 pl-6">
            <li>Your report date, or the month</li>
            <li>Who is coming: kids and their grades, pets</li>
            <li>What you have done so far</li>
          </ul>
          <Callout title="What to leave out">
            Social Security numbers, copies of orders, and anything about your unit’s movements. In a crisis
            dial <PhoneLink number="988" className="link" />, then press 1.
          </Callout>
          <h3 className="mt-6 mb-2">Who can answer today</h3>
          <PhoneList phones={[militaryOneSource]} />
          <ul className="mt-2">
            {todaysOffices.map(({ path, label }) => (
              <li key={path}>
                <Link to={path} className="link inline-block py-2.5">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

export { ContactPage as Component };
