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

const areReal = gapLenders.every(({ isSample }) => !isSample);
const agent = assumptionAgent;
const isAgentReal = agent !== undefined && !agent.isSample;

/** No section without a lender, and a folded one while they are samples. */
const lenders: readonly Section[] =
  gapLenders.length > 0
    ? [
        {
          title: areReal ? lendersTitle(gapLenders.length) : 'Lenders: none listed yet',
          answer: areReal ? undefined : 'Only samples, to show what comes here.',
          content: <Lenders />,
        },
      ]
    : [];

function GapLendersPage() {
  return (
    <GuidePage
      path="/housing/gap-lenders"
      lead={lead}
      top={<GapInBrief />}
      first={first}
      action={gapGuide.action}
      guide={gapGuide}
      sections={[
        { title: 'What a GAP loan is', content: <Explainer /> },
        { title: 'The risks, before you call', content: <Risks /> },
        { title: 'Seven questions for every lender', content: <Questions /> },
        {
          title: 'Our example, month by month',
          content: <GapExample />,
        },
        ...(areReal ? lenders : []),
        {
          title: 'What you gain',
          answer: 'The low rate without all the cash, and often a lower payment.',
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
          title: agent ? 'An agent, and offices' : 'Offices that help',
          answer: isAgentReal
            ? undefined
            : 'VA’s rules, the State’s office for lenders, free advice, complaints.',
          content: <AgentAndOffices />,
        },
      ]}
    />
  );
}

/** They help with any lender, ours or not. */
function Questions() {
  const { label, url } = gapGuide.license;
  return (
    <Card>
      <p className="mb-5 border-b border-line pb-5">
        <FactText of={gapGuide.whereToAsk} hasLead />
      </p>
      <ol className="list-decimal gap-x-10 apart-3 pl-6 leading-snug lg:columns-2">
        {questions.map(({ title, text }) => (
          <li key={title} className="break-inside-avoid">
            <strong className="font-semibold">{title}</strong>{' '}
            <span className="block text-sm text-ink-soft">
              <FactText of={text} />
            </span>
          </li>
        ))}
      </ol>
      <p className="no-print mt-4">
        <ExternalLink href={url} className={buttonClass('secondary')}>
          {label}
        </ExternalLink>
      </p>
    </Card>
  );
}

function AgentAndOffices() {
  return (
    <Card className="grid items-start gap-x-10 gap-y-4 lg:grid-cols-2">
      {agent && (
        <div {...sampleMark(agent)}>
          <h3>{agent.name}</h3>
          <p data-unsearched className="text-ink-soft">
            {agent.title}. {agent.location}.
          </p>
          <ContactLinks of={agent} />
        </div>
      )}
      <div className="[&_ul]:columns-1">
        <LinkList links={links} />
      </div>
    </Card>
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
    </>
  );
}

export { GapLendersPage as Component };
