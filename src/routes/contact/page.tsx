import type { ReactNode } from 'react';
import { ContactLinks } from '@/blocks/contact-links';
import { EmergencyLine } from '@/blocks/emergency-line';
import { FactText, SourceNumber, SourcesContext } from '@/blocks/fact-text';
import { GuideSections } from '@/blocks/guide-section';
import { IconLinks } from '@/blocks/icon-links';
import { OwnOffices } from '@/blocks/own-offices';
import { sampleMark } from '@/blocks/sample-mark';
import { SampleWord } from '@/blocks/sample-word';
import { SourceList } from '@/blocks/source-list';
import { Unconfirmed } from '@/blocks/unconfirmed';
import { isFact, isUnconfirmed, numberedSources, wordsOf } from '@/facts/facts';
import { INSTALLATIONS_URL } from '@/guides/websites';
import { nameInText } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import { Card } from '@/ui/card';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import { NoScript } from '@/ui/no-script';
import { PageTitle } from '@/ui/page-title';
import { PhoneLink } from '@/ui/phone-link';
import { ContactForm } from './contact-form';
import { contactPage, type OfficeWay } from './guide';

function ContactPage() {
  const { byNeed, householdGoods, time, byBase } = contactPage;
  return (
    <SourcesContext value={numberedSources(contactPage)}>
      <PageTitle
        path="/contact"
        lead={
          <>
            Your military sponsor comes from{' '}
            <a href="#your-sponsor-comes-from-your-new-unit" className="link">
              your new unit
            </a>
            . Write to us about homes.
          </>
        }
      />
      <NoScript of="The form">Phone and email don’t.</NoScript>
      <Write />
      <OwnOffices />
      <GuideSections
        of={[
          {
            title: 'Your sponsor comes from your new unit',
            answer: 'What a sponsor does, and how to get one in your service.',
            content: <AskForSponsor />,
          },
          {
            title: 'Your household goods',
            answer: 'The call center, and the shipping offices.',
            content: <Offices of={householdGoods} />,
          },
          {
            title: 'Anything else about the move',
            answer:
              'Military OneSource is free, 24/7. You’ll also find the nurse line, TRICARE, pets and VA.',
            content: (
              <>
                <p>{time}</p>
                <Offices of={byNeed} />
              </>
            ),
          },
          {
            title: 'Offices by base',
            answer: 'Housing, lodging, schools and child care.',
            content: (
              <div className="no-print">
                <IconLinks of={byBase} label="Offices by base" />
              </div>
            ),
          },
        ]}
      />
      <SourceList of={contactPage} />
    </SourcesContext>
  );
}

function AskForSponsor() {
  const { sponsor, sponsorSteps, sponsorOf } = contactPage;
  return (
    <>
      <p>
        <FactText of={sponsor} />
      </p>
      <div className="no-print @container my-4 rounded-xl bg-sky p-3">
        <ol className="relative grid text-center text-sm leading-snug before:absolute before:inset-x-[12.5%] before:top-5 before:hidden before:border-t-2 before:border-action @xs:grid-cols-4 @xs:before:block">
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
      <h3>If you don’t have a sponsor yet</h3>
      <p>
        Call your new unit.{' '}
        <ExternalLink href={INSTALLATIONS_URL} className="link inline-block py-1 font-semibold">
          Find your base
        </ExternalLink>
      </p>
      <dl className={`${cardClass} max-lg:lined gap-x-8 lg:grid lg:grid-cols-2 print:grid print:grid-cols-2`}>
        {sponsorOf.map(({ service, who, ...way }) => (
          <Row key={service} term={service} {...way}>
            <FactText of={who} />
          </Row>
        ))}
      </dl>
    </>
  );
}

const cardClass = 'mt-2 rounded-xl border border-line bg-card px-4 leading-snug';

/** The whole row is the link. */
const reachClass =
  'link inline-block py-1 font-semibold [font-variant-numeric:tabular-nums] after:absolute after:inset-0';

type RowProps = { term: string; children: ReactNode } & OfficeWay;

function Row({ term, phone, page, children }: RowProps) {
  const way = phone ? (
    <PhoneLink number={phone} className={reachClass} />
  ) : (
    page && (
      <ExternalLink href={page.url} className={reachClass}>
        {page.label}
      </ExternalLink>
    )
  );
  return (
    <div className={`relative py-1 ${way ? 'figure-row content-start' : ''}`}>
      <dt className="py-1 font-semibold">{term}</dt>
      {way && <dd className={page && 'print:hidden'}>{way}</dd>}
      <dd className="basis-full pb-1 text-ink-soft [&_a]:relative">{children}</dd>
    </div>
  );
}

function Offices({ of: offices }: { of: typeof contactPage.byNeed }) {
  return (
    <dl className={`${cardClass} lined print:grid print:grid-cols-2 print:gap-x-8`}>
      {offices.map(({ office, hours, phone }) => (
        <Row key={office} term={office} phone={phone.value}>
          {wordsOf(hours)}
          {[hours, phone].some((told) => isFact(told) && isUnconfirmed(told)) && (
            <Unconfirmed value={wordsOf(hours)} />
          )}
          {isFact(hours) && hours.source !== phone.source && <SourceNumber of={hours} />}
          <SourceNumber of={phone} />
        </Row>
      ))}
    </dl>
  );
}

/** The form, and whom it is sent to. */
function Write() {
  const { founder, program } = site;
  const { name, title, location } = founder;
  return (
    <div className="mt-4 grid gap-5 lg:grid-cols-[2fr_1fr]">
      <Card className="no-print">
        <h2 id="sponsor" className="mb-3 scroll-mt-20 text-xl">
          Write to {program?.nameInText ?? nameInText(founder)}
        </h2>
        <ContactForm />
      </Card>
      <div className="flex flex-col">
        <section aria-labelledby="details" className="grow rounded-xl bg-sand p-4" {...sampleMark(founder)}>
          <h2 id="details" className="mb-2 text-xl">
            Contact details
          </h2>
          <p className="mb-3 border-b border-line pb-3 leading-snug print:mb-0 print:border-0 print:pb-0">
            <strong className="block font-display text-lg leading-snug font-semibold">
              {name} <SampleWord of={founder} />
            </strong>
            <span className="mt-1 block">{title}</span>
            {location}
          </p>
          <ContactLinks of={founder} />
        </section>
        <EmergencyLine />
      </div>
    </div>
  );
}

export { ContactPage as Component };
