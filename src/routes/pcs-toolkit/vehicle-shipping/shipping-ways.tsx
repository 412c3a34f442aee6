import { useContext } from 'react';
import { Callout } from '@/blocks/callout';
import { CardGrid, GridCard } from '@/blocks/card-grid';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { OwnPlanContext } from '@/blocks/own-plan';
import { PhoneFact } from '@/blocks/phone-fact';
import { StepList } from '@/blocks/step-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { ownShippingOffice } from '@/guides/own-offices';
import { ExternalLink } from '@/ui/external-link';
import { vehicleGuide } from './guide';

/** On orders or with a carrier: what each needs, and what a loan or lease adds. */
export function ShippingWays() {
  const { governmentPays, governmentSteps, carLoan, carLease } = vehicleGuide;
  return (
    <>
      <CardGrid>
        <GridCard title="Your orders cover it">
          <p>
            <FactText of={governmentPays} />
          </p>
          <OwnShippingOffice />
          <div>
            <Disclosure summary="How to turn it in, and what to bring">
              <div className="pt-2">
                <StepList steps={governmentSteps} />
              </div>
              <Papers />
            </Disclosure>
          </div>
        </GridCard>
        <GridCard title="You pay a carrier">
          <div>
            <Carriers />
          </div>
        </GridCard>
      </CardGrid>
      <Callout title="A car loan or a lease">
        <p className="mb-2">{carLoan}</p>
        <p>
          <FactText of={carLease} />
        </p>
      </Callout>
    </>
  );
}

function OwnShippingOffice() {
  const own = ownShippingOffice(useContext(OwnPlanContext).base);
  if (!own) return null;
  return (
    <p className="font-semibold">
      {own.office}: <PhoneFact phone={own.phone} />
    </p>
  );
}

function Papers() {
  const { papersIntro, papers } = vehicleGuide;
  return (
    <>
      <h3 className="mt-6 mb-2">Documents to bring to turn-in</h3>
      <p className="mb-2 max-w-measure">
        <FactText of={papersIntro} />
      </p>
      <TextList texts={papers} />
    </>
  );
}

/** Each with its phone and site; what they say about ports, prices and the car is folded. */
function Carriers() {
  const { commercialCosts, carriers, preparation } = vehicleGuide;
  return (
    <>
      <ul className="lined">
        {carriers.map(({ name, phone, website }) => (
          <li key={name} className="figure-row py-1">
            {website && (
              <ExternalLink href={website.url} className="link py-2.5">
                {name}
                <span className="sr-only">: {website.label}</span>
              </ExternalLink>
            )}
            {phone && (
              <span>
                <PhoneFact phone={phone} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <Disclosure summary="Ports, prices and preparation">
        <TipList tips={carriers.flatMap(({ name, note }) => (note ? [{ title: name, text: note }] : []))} />
        <h3 className="mt-6 mb-2">Price and documents</h3>
        <TextList texts={commercialCosts} />
        <h3 className="mt-6 mb-2">Get the car ready</h3>
        <TextList texts={preparation} />
      </Disclosure>
    </>
  );
}
