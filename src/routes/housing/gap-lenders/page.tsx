import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { IconTips } from '@/blocks/icon-tips';
import { lendersTitle } from '@/blocks/lenders-title';
import { LinkList } from '@/blocks/link-list';
import { Opening } from '@/blocks/opening';
import { OperatorCard } from '@/blocks/operator-card';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { site } from '@/operator/site';
import { buttonClass } from '@/ui/button';
import { ExternalLink } from '@/ui/external-link';
import { Link } from '@/ui/link';
import { GapExample, GapSavings } from './gap-example';
import { GapLenderCard } from './gap-lender-card';
import { gapGuide } from './guide';

const { lead, first, benefits, risks, vaRules, forms, kinds, questions, links } = gapGuide;

const WHAT_IT_IS = 'What a GAP loan is';

const { assumptionAgent: agent, gapLenders } = site;

function GapLendersPage() {
  return (
    <GuidePage
      path="/housing/gap-lenders"
      lead={lead}
      top={<WhatItIs />}
      topTitle={WHAT_IT_IS}
      first={first}
      action={gapGuide.action}
      guide={gapGuide}
      sections={[
        { title: 'Four benefits', content: <IconTips tips={benefits} /> },
        ...(gapLenders.length > 0 ? [{ title: lendersTitle(gapLenders.length), content: <Lenders /> }] : []),
        ...(agent ? [{ title: 'An agent for these homes', content: <OperatorCard contact={agent} /> }] : []),
        {
          title: 'Seven questions to ask',
          answer: 'What it covers and costs, what score you need, and who can take it over.',
          content: <Questions />,
        },
        {
          title: 'The risks, before you call',
          answer: 'If you miss either payment, you can lose the home. If you sell early, you may owe money.',
          content: <TipList tips={risks} />,
        },
        {
          title: 'When it saves money',
          answer: 'You only save if a new loan’s rate is high enough. Choose a rate to see.',
          content: <GapSavings />,
        },
        {
          title: 'How it works, and what VA requires',
          answer: 'When it closes, what the file must show, and what the money can pay.',
          content: <HowItWorks />,
        },
        {
          title: 'Other ways to cover the gap',
          answer: 'A loan from the seller, or a personal loan.',
          content: <TipList tips={kinds} />,
        },
        {
          title: 'Offices that help',
          answer: 'Free advice, rules and complaints.',
          content: (
            <>
              <LinkList links={links} />
              <p className="mt-3 text-sm">
                <FactText of={gapGuide.referrals} />
              </p>
            </>
          ),
        },
      ]}
    />
  );
}

function WhatItIs() {
  return (
    <Opening title={WHAT_IT_IS} isSection>
      <p className="mb-4">{gapGuide.whatItIs}</p>
      <GapExample />
    </Opening>
  );
}

function Lenders() {
  return (
    <>
      <ul className="max-lg:lined rounded-xl border border-line bg-card px-4 lg:grid lg:grid-cols-3 lg:gap-x-8">
        {gapLenders.map((lender) => (
          <GapLenderCard key={lender.email} lender={lender} />
        ))}
      </ul>
      <p className="mt-3 max-w-measure text-sm">
        {gapGuide.notALender} Never email a Social Security number, a birth date or an account number.
      </p>
    </>
  );
}

/** They help with any lender, ours or not. */
function Questions() {
  const { label, url } = gapGuide.license;
  return (
    <div className="rounded-xl bg-action-tint p-4 print:p-0">
      <ol className="list-decimal gap-x-10 apart-2 pl-6 leading-snug lg:text-lg marker:font-display marker:font-semibold marker:text-action lg:columns-2">
        {questions.map((question) => (
          <li key={question} className="break-inside-avoid">
            {question}
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-measure text-sm">
        <FactText of={gapGuide.whereToAsk} />
      </p>
      <p className="no-print mt-3">
        <ExternalLink href={url} className={buttonClass('secondary')}>
          {label}
        </ExternalLink>
      </p>
    </div>
  );
}

function HowItWorks() {
  return (
    <>
      <p className="mb-3 max-w-measure">
        A GAP loan closes the same day you{' '}
        <Link to="/housing/va-assumptions" className="link">
          take over the seller’s VA loan
        </Link>
        .
      </p>
      <TextList texts={[gapGuide.comesSecond, ...forms, ...vaRules]} />
    </>
  );
}

export { GapLendersPage as Component };
