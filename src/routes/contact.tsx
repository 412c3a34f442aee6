import { Link } from 'react-router-dom';
import { OperatorCard } from '@/blocks/operator-card';
import { ContactForm } from '@/features/messages/components/contact-form';
import { operator } from '@/guides/operator';
import { militaryOneSource } from '@/guides/resources';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { NoScript } from '@/ui/no-script';
import { PageTitle } from '@/ui/page-title';
import { PhoneLink } from '@/ui/phone-link';

const todaysOffices = [
  { path: '/housing/base-housing', label: 'Your base’s housing office' },
  { path: '/pcs-toolkit/tla-hotels', label: 'Your service’s TLA desk' },
  { path: '/pcs-toolkit/hawaii-schools', label: 'Your service’s school liaison' },
  { path: '/pcs-toolkit/child-care', label: 'Child care offices' },
  { path: '/resources', label: 'All other numbers' },
] as const;

function ContactPage() {
  return (
    <>
      <PageTitle
        path="/contact"
        lead="Your Veterans Home Program (VHP) sponsor answers questions about the move. Your new unit assigns you a sponsor too: ask for one."
      />
      <div className="-mt-2 mb-5 lg:hidden">
        <p className="mb-2">
          <strong className="font-semibold">Need an answer today?</strong> Military OneSource picks up 24/7.
        </p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <PhoneLink number={militaryOneSource.phone.value} className={buttonClass('secondary')}>
            <Icon name="phone" className="size-5" />
            {militaryOneSource.phone.value}
          </PhoneLink>
          <a href="#today" className="link inline-block py-2.5">
            Who else picks up
          </a>
        </p>
      </div>
      <NoScript of="The form">Phone and email don’t.</NoScript>
      <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
        <section aria-labelledby="write">
          <h2 id="write" className="mb-3">
            Write to your sponsor
          </h2>
          <Card>
            <ContactForm />
          </Card>
        </section>
        <div className="space-y-8">
          <section aria-labelledby="today">
            <h2 id="today" className="mb-3">
              Who can answer today
            </h2>
            <Card>
              <p className="font-semibold">{militaryOneSource.office}</p>
              <p className="mt-2">
                <PhoneLink number={militaryOneSource.phone.value} className={buttonClass()}>
                  <Icon name="phone" className="size-5" />
                  Call {militaryOneSource.phone.value}
                </PhoneLink>
              </p>
              <p className="mt-3 text-sm text-ink-soft">
                In a crisis, dial <PhoneLink number="988" className="link" />, then press 1.
              </p>
              <ul className="mt-3 divide-y divide-line border-t border-line">
                {todaysOffices.map(({ path, label }) => (
                  <li key={path}>
                    <Link to={path} className="link inline-block py-2.5">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </Card>
          </section>
          <section aria-labelledby="direct">
            <h2 id="direct" className="mb-3">
              Or reach us directly
            </h2>
            <OperatorCard contact={operator.founder} />
          </section>
        </div>
      </div>
    </>
  );
}

export { ContactPage as Component };
