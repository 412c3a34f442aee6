import { ContactRows } from '@/blocks/contact-rows';
import { Disclosure, DisclosureRow } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { FigureList } from '@/blocks/figure-list';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { Opening } from '@/blocks/opening';
import { SideBySide } from '@/blocks/side-by-side';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { slugOf } from '@/browser/slug';
import { isFact } from '@/facts/facts';
import { spouseWorkGuide } from './guide';

const {
  lead,
  first,
  action,
  ways,
  boards,
  everyone,
  licenses,
  licenseDetails,
  refused,
  taxAnswer,
  residences,
  memberTax,
  taxDetails,
  moneyBack,
  whereToClaim,
  claims,
  jobs,
  jobLinks,
  links,
} = spouseWorkGuide;

function SpouseWorkPage() {
  return (
    <GuidePage
      path="/pcs-toolkit/spouse-work"
      lead={lead}
      // Paper has what its links lead to.
      top={
        <div className="no-print @container">
          <Ways />
        </div>
      }
      first={first}
      action={action}
      guide={spouseWorkGuide}
      sections={[
        { title: 'Which license rule is yours', content: <LicenseRules /> },
        {
          title: 'Your board, and who to call',
          content: (
            <>
              <ContactRows contacts={boards} />
              <Disclosure summary="Official pages">
                <LinkList links={links} />
              </Disclosure>
            </>
          ),
        },
        {
          title: 'Jobs on base, and training',
          answer: 'Federal jobs, MWR, child care, exchanges, and MyCAA.',
          content: (
            <>
              <TipList tips={jobs} />
              <LinkList links={jobLinks} />
            </>
          ),
        },
        {
          title: 'Money you can get back',
          answer: 'Where to claim it, service by service.',
          content: (
            <>
              <FigureList of={moneyBack} />
              <div data-unsearched className="mb-4 max-w-measure">
                <h3 className="mb-2">Where to claim it, and with what</h3>
                <TipList tips={whereToClaim} />
              </div>
              <p className="max-w-measure">
                <FactText of={claims} />
              </p>
            </>
          ),
        },
        {
          title: 'Whose state taxes your pay',
          answer: 'Your home state, your service member’s, or Hawaii.',
          content: (
            <>
              <p className="mb-4">
                <FactText of={taxAnswer} />
              </p>
              <SideBySide of={residences} />
              <p className="mt-4 max-w-measure">
                <FactText of={memberTax} />
              </p>
              <h3 className="mt-6 mb-2">Forms, refunds and working remotely</h3>
              <TextList texts={taxDetails} />
            </>
          ),
        },
        {
          title: 'If you aren’t a U.S. citizen',
          answer: 'The flight to Hawaii is domestic.',
          content: <TextList texts={spouseWorkGuide.notACitizen} />,
        },
      ]}
    />
  );
}

/** Two ways, by whether the work needs a license, each to the part that says more. */
function Ways() {
  return (
    <Opening title="Does your job need a license here?">
      <ul data-unsearched className="gap-x-8 leading-snug @xl:flex">
        {ways.map(({ answer, ways: ofAnswer }) => (
          <li key={answer} className="flex flex-1 flex-col @xs:flex-row @xl:flex-col">
            <strong className="inline-block min-w-16 shrink-0 self-start rounded-full text-center bg-action px-4 py-1 font-display text-lg text-on-action print:border print:bg-transparent print:text-ink">
              {answer}
            </strong>
            <ul className="mb-2 ml-2 grow @xl:ml-4">
              {ofAnswer.map(({ work, leadsTo, part }, index) => (
                <li key={work} className="relative flex items-center pl-4">
                  <svg
                    aria-hidden="true"
                    width="16"
                    height="100%"
                    className="absolute left-0 stroke-action stroke-2 forced-colors:stroke-[CanvasText]"
                  >
                    <line x1="1" x2="1" y2={index < ofAnswer.length - 1 ? '100%' : '50%'} />
                    <line x2="16" y1="50%" y2="50%" />
                  </svg>
                  <a href={`#${slugOf(part)}`} className="min-h-11 flex-1 py-1.5 pl-2 hover:bg-action-tint">
                    <span className="link font-semibold">{work}</span>
                    <span className="block text-sm text-ink-soft">{leadsTo}</span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Opening>
  );
}

/** The rule for everyone, and the others as rows that open. */
function LicenseRules() {
  return (
    <div className="@container lined overflow-hidden rounded-xl border border-line bg-card">
      <div className="bg-sand px-4 py-3">
        <p className="font-semibold">{everyone.license}</p>
        <p className="mb-3">
          <FactText of={everyone.file} />
        </p>
        <ol className="lined leading-snug">
          {everyone.steps.map(({ label, day }) => (
            <li key={label} className="figure-row py-2">
              <span>{label}</span>
              <strong className="font-semibold">
                <FactText of={day} />
              </strong>
            </li>
          ))}
        </ol>
      </div>
      {licenses.map(({ license, file, byWhen, compact }) => (
        <DisclosureRow
          key={license}
          title={
            <span id={slugOf(license)} className="font-semibold">
              {license}
            </span>
          }
          answer={isFact(byWhen) ? byWhen.value : byWhen}
        >
          <p>
            <FactText of={file} />
          </p>
          {isFact(byWhen) && (
            <p className="mt-1">
              <strong className="font-semibold">By when: </strong>
              <FactText of={byWhen} />
            </p>
          )}
          {compact && (
            <p className="mt-1">
              <FactText of={compact} />
            </p>
          )}
        </DisclosureRow>
      ))}
      <DisclosureRow
        title={<span className="font-semibold">The notarized statement, lawyers and compact licenses</span>}
        answer="Ask your legal office or your bank for a notary before you fly."
      >
        <TextList texts={licenseDetails} />
      </DisclosureRow>
      <DisclosureRow
        title={<span className="font-semibold">The board says no</span>}
        answer="Show the Justice Department’s letter, and keep the answer."
      >
        <TextList texts={refused} />
      </DisclosureRow>
    </div>
  );
}

export { SpouseWorkPage as Component };
