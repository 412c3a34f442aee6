import { useContext } from 'react';
import { ContactLinks } from '@/blocks/contact-links';
import { Disclosure } from '@/blocks/disclosure';
import { FactText, SourceNumber, SourcesContext } from '@/blocks/fact-text';
import { GuideTop } from '@/blocks/guide-top';
import { IconLinks } from '@/blocks/icon-links';
import { OwnOffices } from '@/blocks/own-offices';
import { SourceList } from '@/blocks/source-list';
import { hasUnconfirmed, numberedSources, wordsOf } from '@/facts/facts';
import { ContactForm } from '@/features/messages/components/contact-form';
import { contactPage } from '@/guides/contact';
import { operator } from '@/operator/operator';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
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
        <div className="flex flex-col">
          <dt className="text-sm text-ink-soft">
            {anytime.office}
            <SourceNumber of={anytime.phone} />
          </dt>
          <dd className="-order-1">
            <PhoneLink number={anytime.phone.value} className={numberClass} />
          </dd>
        </div>
        <div className="flex flex-col">
          <dt className="text-sm text-ink-soft">In a crisis, press 1</dt>
          <dd className="-order-1">
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
  const { sponsor, sponsorSteps, sponsorOf } = contactPage;
  return (
    <section aria-labelledby="unit" className="mt-8">
      <h2 id="unit">Your sponsor comes from your new unit</h2>
      <p className="mt-1">
        <FactText of={sponsor} />
      </p>
      <div className="no-print relative my-4 rounded-xl bg-sky p-3">
        <div className="absolute inset-x-[15%] top-8 hidden border-t-2 border-action xs:block" />
        <ol className="grid text-center text-sm leading-snug xs:grid-cols-4">
          {sponsorSteps.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon
                name={icon}
                className="relative mx-auto mb-1 size-10 rounded-full bg-action p-2 text-on-action"
              />
              <strong className="block text-base font-semibold">{title}</strong> {text}
            </li>
          ))}
        </ol>
      </div>
      <h3>No name yet? Ask now</h3>
      <dl className="mt-2 max-lg:lined rounded-xl border border-line bg-card px-4 leading-snug lg:grid lg:grid-cols-2 lg:gap-x-8 print:grid print:grid-cols-3 print:gap-x-6">
        {sponsorOf.map(({ service, who, reach }) => (
          <div key={service} className="relative figure-row content-start py-1">
            <dt className="font-semibold">{service}</dt>
            <dd>
              {'phone' in reach ? (
                <PhoneLink number={reach.phone} className={reachClass} />
              ) : (
                <ExternalLink href={reach.url} className={`${reachClass} print:hidden`}>
                  {reach.label}
                </ExternalLink>
              )}
            </dd>
            <dd className="basis-full pb-1 [&_a]:relative">
              <FactText of={who} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The whole row is the link. */
const reachClass = 'link inline-block py-1 font-semibold after:absolute after:inset-0';

function Numbers() {
  const { byNeed, householdGoods, time, byBase } = contactPage;
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers" className="mb-3 scroll-mt-20">
        Who to call
      </h2>
      <div className="rounded-xl border border-line bg-card px-5 py-3">
        <Offices of={byNeed} />
        <h3 className="mt-4">Household goods offices</h3>
        <Offices of={householdGoods} />
        <p className="border-t border-line pt-3 text-sm text-ink-soft">{time}</p>
      </div>
      <div className="no-print">
        <h3 className="mt-6">Offices by base</h3>
        <IconLinks of={byBase} label="Offices by base" />
      </div>
    </section>
  );
}

/** The numbers alone are at the end of the lines, one below the other. Their sources are after the hours. */
function Offices({ of: offices }: { of: typeof contactPage.byNeed }) {
  return (
    <dl className="lined leading-snug">
      {offices.map(({ office, hours, phone }) => (
        <div key={office} className="figure-row">
          <dt className="py-3 font-semibold">
            {office}
            <span className="block font-normal text-ink-soft">
              {wordsOf(hours)}
              {hasUnconfirmed([hours, phone]) && <span className="unconfirmed">, unconfirmed</span>}
              <SourceNumber of={phone} />
            </span>
          </dt>
          <dd>
            <PhoneLink
              number={phone.value}
              className="link inline-block py-3 text-lg font-semibold [font-variant-numeric:tabular-nums] xs:whitespace-nowrap"
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
      <h2 id="sponsor" className="mb-2 scroll-mt-20">
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
