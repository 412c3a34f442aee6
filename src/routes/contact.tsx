import { Link } from 'react-router-dom';
import { Callout } from '@/blocks/callout';
import { OperatorCard } from '@/blocks/operator-card';
import { ContactForm } from '@/features/messages/components/contact-form';
import { operator } from '@/guides/operator';
import { findPage } from '@/site-map';
import { Card } from '@/ui/card';
import { NoScript } from '@/ui/no-script';
import { PageTitle } from '@/ui/page-title';
import { PhoneLink } from '@/ui/phone-link';

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
          <ul className="list-disc space-y-1.5 pl-6 marker:text-accent">
            <li>Your report date, or the month</li>
            <li>Who is coming: kids and their grades, pets</li>
            <li>What you have done so far</li>
          </ul>
          <Callout title="What to leave out">
            Social Security numbers, copies of orders, and anything about your unit’s movements. In a crisis
            dial <PhoneLink number="988" className="link" />, then press 1.
          </Callout>
          <p>
            Other numbers are on the{' '}
            <Link to="/resources" className="link inline-block py-1">
              resources page
            </Link>
            .
          </p>
        </section>
      </div>
    </>
  );
}

export { ContactPage as Component };
