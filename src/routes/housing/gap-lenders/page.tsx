import { Link } from 'react-router-dom';
import { ContactLinks } from '@/blocks/contact-links';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { lendersTitle } from '@/blocks/lenders-title';
import { LinkList } from '@/blocks/link-list';
import { Opening } from '@/blocks/opening';
import { sampleMark } from '@/blocks/sample-mark';
import { SampleWord } from '@/blocks/sample-word';
import { TextList } from '@/blocks/text-list';
import { KeyTips, TipList } from '@/blocks/tip-list';
import { slugOf } from '@/browser/slug';
import { isSample } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { ExternalLink } from '@/ui/external-link';
import { GapInBrief, GapSavings, GapWithoutCash } from './gap-example';
import { GapLenderCard } from './gap-lender-card';
import { gapGuide } from './guide';

const { lead, first, benefits, risks, moreRisks, vaRules, forms, kinds, questions, links } = gapGuide;

const WHAT_IT_IS = 'What a GAP loan is';
const QUESTIONS = 'Seven questions to ask';

const { assumptionAgent: agent, gapLenders } = site;

const hasLenders = gapLenders.length > 0;
const isAgentReal = agent !== undefined && !isSample(agent);

function GapLendersPage() {
  return (
    <GuidePage
      path="/housing/gap-lenders"
      lead={lead}
      top={<InBrief />}
      topTitle={WHAT_IT_IS}
      first={first}
      action={gapGuide.action}
      guide={gapGuide}
      sections={[
        { title: 'The risks, before you call', content: <Risks /> },
        { title: QUESTIONS, content: <Questions /> },
        ...(hasLenders ? [{ title: lendersTitle(gapLenders.length), content: <Lenders /> }] : []),
        {
          title: 'What you gain',
          answer: 'The low rate, without all the cash.',
          content: <TipList tips={benefits} />,
        },
        {
          title: 'How it works',
          answer: 'It closes with the assumption, and comes second.',
          content: <HowItWorks />,
        },
        {
          title: 'What VA requires',
          answer: 'VA allows it, in second place.',
          content: <TextList texts={vaRules} />,
        },
        {
          title: 'Other ways to cover the gap',
          answer: 'The seller’s own note, or a personal loan.',
          content: <TipList tips={kinds} />,
        },
        {
          title: agent ? 'An agent, and offices' : 'Offices that help',
          answer: isAgentReal ? undefined : 'Free advice, rules and complaints.',
          content: <AgentAndOffices />,
        },
      ]}
    />
  );
}

/** What it is and whether it pays, then the way to who lends it. */
function InBrief() {
  return (
    <>
      <Opening title={WHAT_IT_IS} isSection>
        <p className="mb-4">{gapGuide.whatItIs}</p>
        <div className="apart-4">
          <GapInBrief />
          <GapSavings />
        </div>
      </Opening>
      {hasLenders && (
        <p className="mt-5">
          Ready to ask? Go to the{' '}
          <a href={`#${slugOf(lendersTitle(gapLenders.length))}`} className="link">
            lenders
          </a>
          .
        </p>
      )}
    </>
  );
}

/** They help with any lender, ours or not. */
function Questions() {
  const { label, url } = gapGuide.license;
  return (
    <Card>
      <p className="mb-4">
        <FactText of={gapGuide.whereToAsk} />
      </p>
      <ol className="list-decimal gap-x-10 apart-2 pl-6 leading-snug lg:columns-2">
        {questions.map((question) => (
          <li key={question} className="break-inside-avoid">
            {question}
          </li>
        ))}
      </ol>
      <p className="no-print mt-4">
        <ExternalLink href={url} className={buttonClass('secondary')}>
          {label}
        </ExternalLink>
      </p>
      <p className="mt-3 text-sm">{gapGuide.notALender}</p>
    </Card>
  );
}

function AgentAndOffices() {
  return (
    <Card className="grid items-start gap-x-10 gap-y-4 lg:grid-cols-2">
      {agent && (
        <div {...sampleMark(agent)}>
          <div className="flex flex-wrap items-center gap-x-3">
            <h3>{agent.name}</h3>
            <SampleWord of={agent} />
          </div>
          <p data-unsearched className="text-ink-soft">
            {agent.title}. {agent.location}.
          </p>
          <ContactLinks of={agent} />
        </div>
      )}
      <div className="[&_ul]:columns-1">
        <LinkList links={links} />
        <p className="mt-3 text-sm">
          <FactText of={gapGuide.referrals} />
        </p>
      </div>
    </Card>
  );
}

function Risks() {
  return (
    <>
      <KeyTips tips={risks} />
      <Disclosure summary="More risks">
        <TipList tips={moreRisks} />
      </Disclosure>
    </>
  );
}

function HowItWorks() {
  return (
    <>
      <p className="mb-3 max-w-measure">
        It closes the same day you{' '}
        <Link to="/housing/va-assumptions" className="link">
          take over the seller’s VA loan
        </Link>
        . <FactText of={gapGuide.comesSecond} />
      </p>
      <TextList texts={forms} />
      <p className="mt-3 max-w-measure">
        <GapWithoutCash />
      </p>
    </>
  );
}

function Lenders() {
  return (
    <>
      <p className="mb-3 max-w-measure">
        Each email link opens a message with your questions. Never email a Social Security number, a birth
        date or an account number.
      </p>
      <ul className="@container lined rounded-xl border border-line bg-card">
        {gapLenders.map((lender) => (
          <GapLenderCard key={lender.email} lender={lender} />
        ))}
      </ul>
    </>
  );
}

export { GapLendersPage as Component };
