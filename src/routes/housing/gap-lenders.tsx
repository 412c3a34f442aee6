import { Link } from 'react-router-dom';
import { ContactLinks } from '@/blocks/contact-links';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { FigureList } from '@/blocks/figure-list';
import { GuidePage } from '@/blocks/guide-page';
import { LenderCard } from '@/blocks/lender-card';
import { lendersTitle } from '@/blocks/lenders-title';
import { LinkList } from '@/blocks/link-list';
import { sampleMark } from '@/blocks/sample-mark';
import { SampleNote } from '@/blocks/sample-note';
import { TextList } from '@/blocks/text-list';
import { KeyTips, TipList } from '@/blocks/tip-list';
import { GapExample, GapInBrief } from '@/features/assumption/components/gap-example';
import { gapGuide } from '@/guides/gap-lenders';
import { assumptionAgent, gapLenders } from '@/operator/operator-gap-lenders';
import { Card } from '@/ui/card';
import { ExternalLink } from '@/ui/external-link';

const { lead, first, benefits, risks, moreRisks, vaRules, forms, kinds, questions, links } = gapGuide;

function GapLendersPage() {
  return (
    <GuidePage
      path="/housing/gap-lenders"
      lead={lead}
      top={<GapInBrief />}
      first={first}
      action={gapGuide.action}
      guide={gapGuide}
      isLegendBelow
      sections={[
        { title: 'What a GAP loan is', content: <Explainer /> },
        { title: 'The risks, before you call', content: <Risks /> },
        { title: 'Our example, month by month', content: <GapExample /> },
        { title: lendersTitle(gapLenders.length), content: <Lenders /> },
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
      <Disclosure summary="Five more risks">
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

/** The questions help with any lender, so they come first until ours are real. */
function Lenders() {
  const areReal = gapLenders.every(({ isSample }) => !isSample);
  return (
    <>
      {!(areReal && gapLenders.length > 0) && <Questions />}
      {gapLenders.length > 0 && (
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
              <LenderCard key={lender.email} lender={lender} />
            ))}
          </ul>
          {areReal && (
            <Disclosure summary="Seven questions for every lender">
              <TextList texts={questions} />
            </Disclosure>
          )}
        </>
      )}
    </>
  );
}

function Questions() {
  const { label, url } = gapGuide.action.also;
  return (
    <div className="mb-5">
      <h3 className="mb-2">Seven questions for every lender</h3>
      <TextList texts={questions} />
      <p className="mt-2">
        <ExternalLink href={url} className="link inline-block py-2.5 font-semibold">
          {label}
        </ExternalLink>
      </p>
    </div>
  );
}

export { GapLendersPage as Component };
