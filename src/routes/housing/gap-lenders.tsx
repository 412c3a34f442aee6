import { Link } from 'react-router-dom';
import { Callout } from '@/blocks/callout';
import { ContactLinks } from '@/blocks/contact-links';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { LenderCard } from '@/blocks/lender-card';
import { LinkList } from '@/blocks/link-list';
import { SampleNote } from '@/blocks/sample-note';
import { TextList } from '@/blocks/text-list';
import { KeyTips, TipList } from '@/blocks/tip-list';
import { GapExample, GapInBrief } from '@/features/assumption/components/gap-example';
import { gapGuide } from '@/guides/gap-lenders';
import { assumptionAgent, gapLenders } from '@/guides/operator-gap-lenders';
import { Card } from '@/ui/card';

const { lead, first, benefits, risks, moreRisks, vaRules, kinds, questions, links } = gapGuide;

function GapLendersPage() {
  return (
    <GuidePage
      path="/housing/gap-lenders"
      lead={lead}
      top={<GapInBrief />}
      first={first}
      action={gapGuide.action}
      guide={gapGuide}
    >
      <GuideSection title="What a GAP loan is">
        <Explainer />
      </GuideSection>
      <GuideSection title="The risks, before you call">
        <Risks />
      </GuideSection>
      <GuideSection title="Our example, drawn">
        <GapExample />
      </GuideSection>
      <GuideSection title="Three lenders to ask">
        <Lenders />
      </GuideSection>
      <GuideSection
        title="Four benefits"
        answer="Both loans together can cost less than one new loan, and the expensive one is the smaller one."
      >
        <TipList tips={benefits} />
      </GuideSection>
      <GuideSection
        title="What VA requires"
        answer="VA allows it. It must come second, and its payment counts as debt."
      >
        <TextList texts={vaRules} />
      </GuideSection>
      <GuideSection
        title="Other ways to cover the gap"
        answer="Second-mortgage companies, assumption platforms, credit unions, the seller, or a personal loan."
      >
        <TipList tips={kinds} />
      </GuideSection>
      <GuideSection title="An agent, and offices">
        <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-2">
          <Card>
            <h3>{assumptionAgent.name}</h3>
            <p className="text-ink-soft">
              {assumptionAgent.title}. {assumptionAgent.location}.
            </p>
            <ContactLinks phone={assumptionAgent.phone} email={assumptionAgent.email} />
          </Card>
          <div className="[&_ul]:columns-1">
            <LinkList links={links.slice(0, 2)} />
            <Disclosure summary="More offices and free advice">
              <LinkList links={links.slice(2)} />
            </Disclosure>
          </div>
        </div>
      </GuideSection>
    </GuidePage>
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

/** How many of the explainer’s lines say what it costs. */
const IN_BRIEF = 3;

function Explainer() {
  return (
    <>
      <p className="mb-3">
        It closes the same day you{' '}
        <Link to="/housing/va-assumptions" className="link">
          take over the seller’s VA loan
        </Link>
        , and pays the part of the price that loan and your down payment don’t cover.
      </p>
      <TextList texts={gapGuide.explainer.slice(0, IN_BRIEF)} />
      <Disclosure summary="Four forms it takes. We aren’t a lender">
        <TextList texts={gapGuide.explainer.slice(IN_BRIEF)} />
        <Callout title="Not a lender">
          <FactText of={gapGuide.notALender} />
        </Callout>
      </Disclosure>
    </>
  );
}

function Lenders() {
  return (
    <>
      <p className="mb-3 max-w-measure">
        Each email link opens a message with the questions filled in. Never send a Social Security number, a
        date of birth or an account number by email.
      </p>
      <ul className="divide-y divide-line rounded-xl border border-line bg-card lg:grid lg:grid-cols-3 lg:divide-y-0">
        {gapLenders.map((lender) => (
          <LenderCard key={lender.email} lender={lender} />
        ))}
      </ul>
      <div className="mt-2">
        <SampleNote />
      </div>
      <Disclosure summary="Seven questions for every lender">
        <TextList texts={questions} />
      </Disclosure>
    </>
  );
}

export { GapLendersPage as Component };
