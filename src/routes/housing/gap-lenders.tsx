import { Link } from 'react-router-dom';
import { ContactLinks } from '@/blocks/contact-links';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { FigureList } from '@/blocks/figure-list';
import { GapLenderCard } from '@/blocks/gap-lender-card';
import { GuidePage } from '@/blocks/guide-page';
import type { Section } from '@/blocks/guide-section';
import { lendersTitle } from '@/blocks/lenders-title';
import { LinkList } from '@/blocks/link-list';
import { sampleMark } from '@/blocks/sample-mark';
import { SampleNote } from '@/blocks/sample-note';
import { TextList } from '@/blocks/text-list';
import { KeyTips, TipList } from '@/blocks/tip-list';
import { GapExample, GapInBrief } from '@/features/assumption/components/gap-example';
import { gapGuide } from '@/guides/gap-lenders';
import { assumptionAgent, gapLenders } from '@/operator/operator-gap-lenders';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { ExternalLink } from '@/ui/external-link';

const { lead, first, benefits, risks, moreRisks, vaRules, forms, kinds, questions, links } = gapGuide;

const areReal = gapLenders.length > 0 && gapLenders.every(({ isSample }) => !isSample);

/** No section without a lender. */
const lenders: readonly Section[] =
  gapLenders.length > 0 ? [{ title: lendersTitle(gapLenders.length), content: <Lenders /> }] : [];

function GapLendersPage() {
  return (
    <GuidePage
      path="/housing/gap-lenders"
      lead={lead}
      top={
        <>
          {!areReal && <CallSheet />}
          <GapInBrief />
        </>
      }
      first={first}
      action={areReal ? { ...gapGuide.action, also: gapGuide.license } : gapGuide.action}
      guide={gapGuide}
      sections={[
        { title: 'What a GAP loan is', content: <Explainer /> },
        { title: 'The risks, before you call', content: <Risks /> },
        {
          title: 'Our example, month by month',
          content: <GapExample />,
        },
        ...(areReal ? lenders : []),
        {
          title: 'Four benefits',
          answer: 'Both loans together can cost less than one new loan.',
          content: <TipList tips={benefits} />,
        },
        {
          title: 'What VA requires',
          answer: 'VA allows it. It must come second, and its payment counts as debt.',
          content: <TextList texts={vaRules} />,
        },
        {
          title: 'Other ways to cover the gap',
          answer: 'A credit union, an assumption platform, the seller, or a personal loan.',
          content: (
            <>
              <TipList tips={kinds} />
              <h3 className="mt-5 mb-2">Its forms</h3>
              <TextList texts={forms} />
            </>
          ),
        },
        ...(areReal ? [] : lenders),
        {
          title: assumptionAgent ? 'An agent, and offices' : 'Offices that help',
          content: (
            <Card className="grid items-start gap-x-10 gap-y-4 lg:grid-cols-2">
              {assumptionAgent && (
                <div {...sampleMark(assumptionAgent)}>
                  <h3>{assumptionAgent.name}</h3>
                  <p className="text-ink-soft">
                    {assumptionAgent.title}. {assumptionAgent.location}.
                  </p>
                  <ContactLinks of={assumptionAgent} />
                </div>
              )}
              <div className="[&_ul]:columns-1">
                <LinkList links={links.slice(0, 2)} />
                <Disclosure isInCard summary="More offices and free advice">
                  <LinkList links={links.slice(2)} />
                </Disclosure>
              </div>
            </Card>
          ),
        },
      ]}
    />
  );
}

function Risks() {
  return (
    <>
      <KeyTips tips={risks} />
      <Disclosure summary="Your own buyer, the contract, fees, timing">
        <TipList tips={moreRisks} />
      </Disclosure>
    </>
  );
}

function Explainer() {
  return (
    <div className="grid items-start gap-x-10 lg:grid-cols-2">
      <div>
        <p>
          It closes the same day you{' '}
          <Link to="/housing/va-assumptions" className="link">
            take over the seller’s VA loan
          </Link>
          . <FactText of={gapGuide.comesSecond} />
        </p>
        <p className="mt-3 text-sm">
          <FactText of={gapGuide.notALender} />
        </p>
      </div>
      <div className="lg:-mt-5">
        <FigureList of={gapGuide.terms} />
      </div>
    </div>
  );
}

/** The questions help with any lender, so until ours are real they open the page, with the license search. */
function CallSheet() {
  const { label, url } = gapGuide.license;
  return (
    <section aria-labelledby="seven-questions" className="mb-5 rounded-xl bg-sand p-5">
      <h2 id="seven-questions" className="mb-2 text-xl">
        Seven questions for every lender
      </h2>
      <ol className="list-decimal apart-1 pl-6 leading-snug">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <p className="mt-3">
        <ExternalLink href={url} className={buttonClass('secondary')}>
          {label}
        </ExternalLink>
      </p>
    </section>
  );
}

function Lenders() {
  return (
    <>
      <p className="mb-3 max-w-measure">
        Each email link opens a message with your questions. Never email a Social Security number, a birth
        date or an account number.
      </p>
      <div className="mb-2">
        <SampleNote of={gapLenders} />
      </div>
      <ul className="@container lined rounded-xl border border-line bg-card">
        {gapLenders.map((lender) => (
          <GapLenderCard key={lender.email} lender={lender} />
        ))}
      </ul>
      {areReal && (
        <Disclosure summary="Seven questions for every lender">
          <TextList texts={questions} />
        </Disclosure>
      )}
    </>
  );
}

export { GapLendersPage as Component };
