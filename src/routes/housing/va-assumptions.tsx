import { Link } from 'react-router-dom';
import { Callout } from '@/blocks/callout';
import { CardGrid, GridCard } from '@/blocks/card-grid';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { OperatorCard } from '@/blocks/operator-card';
import { PhoneList } from '@/blocks/phone-list';
import { StepList } from '@/blocks/step-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { SavingsExample } from '@/features/assumption/components/savings-example';
import { gapPartner, vaSpecialist } from '@/guides/operator-partners';
import { assumptionsGuide } from '@/guides/va-assumptions';
import { buttonClass } from '@/ui/button';
import { ExternalLink } from '@/ui/external-link';

const { lead, first, risks, illustration, savedAMonth, gapLimit, steps, limits, seller, tips } =
  assumptionsGuide;

/** The rest are collapsed. */
const SHOWN = 2;

function VaAssumptionsPage() {
  return (
    <GuidePage path="/housing/va-assumptions" lead={lead} first={first} guide={assumptionsGuide}>
      <GuideSection
        title="What taking over a loan means"
        answer="You step into the seller’s loan, at its rate and for its remaining years. Only the company that services it can approve that."
        more="Who can do it, and what the servicer checks"
      >
        <Takeover />
      </GuideSection>
      <GuideSection
        title="Three benefits"
        answer="An older rate that can be lower, a smaller funding fee, and a seller who is off the loan."
        more="All three, with figures"
      >
        <Benefits />
      </GuideSection>
      <GuideSection
        title="The risks"
        answer="The seller’s equity is due at closing, a second loan costs far more than the first, and the answer can be no, or late."
        more="All seven risks"
      >
        <TipList tips={risks} />
        <p className="mt-4 max-w-measure">
          For more about second loans and who offers them, see{' '}
          <Link to="/housing/gap-lenders" className="link inline-block py-1 font-semibold">
            GAP Lenders
          </Link>
          .
        </p>
      </GuideSection>
      <GuideSection title="An example, worked out">
        <SavingsExample illustration={illustration} savedAMonth={savedAMonth} gapLimit={gapLimit} />
      </GuideSection>
      <GuideSection
        title="Four places to search"
        answer="None of these sites is ours. Ask what you would pay, and check with the loan’s servicer before you agree to a fee."
        more="The four sites"
      >
        <Searches />
      </GuideSection>
      <GuideSection
        title="Eight steps, from search to keys"
        answer="Find the loan, measure the gap, make an offer that depends on the assumption, then send the servicer a complete file."
        more="The eight steps"
      >
        <StepList steps={steps} />
      </GuideSection>
      <GuideSection title="How long it takes, and what it costs">
        <TipList tips={limits.slice(0, SHOWN)} />
        <Disclosure summary="The servicer’s fee, other costs, and fees for help">
          <TipList tips={limits.slice(SHOWN)} />
        </Disclosure>
      </GuideSection>
      <GuideSection title="If you are the seller">
        <Disclosure summary="Your release, and your VA entitlement">
          <TextList texts={seller} />
        </Disclosure>
      </GuideSection>
      <GuideSection title="Pro tips">
        <Disclosure summary={`Show the ${tips.length} tips`}>
          <TipList tips={tips} />
        </Disclosure>
      </GuideSection>
      <GuideSection title="Talk to a specialist">
        <div className="grid gap-4 lg:grid-cols-2">
          <OperatorCard contact={vaSpecialist} />
          <OperatorCard contact={gapPartner} />
        </div>
      </GuideSection>
      <GuideSection title="Three resources and a phone number">
        <Resources />
      </GuideSection>
    </GuidePage>
  );
}

function Takeover() {
  const { takeover, approval, tests } = assumptionsGuide;
  return (
    <>
      <TextList texts={takeover} />
      <p className="mt-4 mb-2 max-w-measure">
        <FactText of={approval} />
      </p>
      <ol className="max-w-measure list-decimal space-y-1 pl-6">
        {tests.map((test) => (
          <li key={test}>{test}</li>
        ))}
      </ol>
      <Callout title="Information, not lending or legal advice">
        Paradise PCS is not a lender. The loan’s servicer and VA have the final say.
      </Callout>
    </>
  );
}

function Benefits() {
  return (
    <CardGrid>
      {assumptionsGuide.benefits.map(({ title, text }) => (
        <GridCard key={title} title={title}>
          {text.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <p key={index}>
              <FactText of={paragraph} />
            </p>
          ))}
        </GridCard>
      ))}
    </CardGrid>
  );
}

function Searches() {
  return (
    <ul className="grid max-w-measure gap-5">
      {assumptionsGuide.searches.map(({ url, label, purpose }) => (
        <li key={url}>
          <ExternalLink href={url} className={buttonClass('secondary')}>
            {label}
          </ExternalLink>
          <p className="mt-1 text-ink-soft">
            <FactText of={purpose} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Resources() {
  return (
    <>
      <ul className="mb-4 max-w-measure">
        <li className="py-1.5">
          <Link to="/calculators/assumption-cruncher" className="link font-semibold">
            Assumption Cruncher
          </Link>
          <span className="block text-ink-soft">your own numbers, to the dollar</span>
        </li>
        {assumptionsGuide.links.map(({ label, url, purpose }) => (
          <li key={url} className="py-1.5">
            <ExternalLink href={url} className="link font-semibold">
              {label}
            </ExternalLink>
            <span className="block text-ink-soft">{purpose}</span>
          </li>
        ))}
      </ul>
      <PhoneList phones={assumptionsGuide.phones} />
    </>
  );
}

export { VaAssumptionsPage as Component };
