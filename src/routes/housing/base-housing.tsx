import { Link } from 'react-router-dom';
import { CardGrid, GridCard } from '@/blocks/card-grid';
import { DetailsList } from '@/blocks/details-list';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { PhoneList } from '@/blocks/phone-list';
import { RangeBars } from '@/blocks/range-bars';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { baseHousingGuide } from '@/guides/base-housing';
import type { BaseHousing } from '@/guides/base-housing-bases';
import { basesWithWait } from '@/guides/bases';
import { Badge } from '@/ui/badge';
import { ExternalLink } from '@/ui/external-link';

const inReadingOrder = {
  ...baseHousingGuide,
  bases: baseHousingGuide.bases.map(({ housing, location, contact }) => {
    const { waitlist, units, published, onBase, amenities } = housing;
    return [waitlist, contact.phones, units, published, onBase, location, contact.address, amenities];
  }),
};

const waitBars = basesWithWait.map(({ shortName, waitMonths: [from, to] }) => ({
  label: shortName,
  from,
  to,
  text: `${from}-${to} months`,
}));

function BaseHousingPage() {
  const { lead, first, bases, unitsNote, howItWorks, downsides, tips, byService, links, referral } =
    baseHousingGuide;
  return (
    <GuidePage path="/housing/base-housing" lead={lead} first={first} guide={inReadingOrder}>
      <GuideSection title="Four installations and their wait times">
        <RangeBars title="The wait for a home, as our program lists it" bars={waitBars} step={6} />
        <p className="mb-4 max-w-measure">{unitsNote}</p>
        <CardGrid>
          {bases.map((base) => (
            <BaseCard key={base.name} base={base} />
          ))}
        </CardGrid>
      </GuideSection>
      <GuideSection
        title="How base housing works"
        answer="A private partner rents you the home, and rent is normally your full BAH, taken out of your pay."
        more="The list, the rent and what is extra"
      >
        <TextList texts={howItWorks} />
      </GuideSection>
      <GuideSection
        title="What to weigh before you say yes"
        answer="The wait is an estimate, turning a home down can cost your place, and a smaller home costs the same."
        more="All five points"
      >
        <TipList tips={downsides} />
      </GuideSection>
      <GuideSection
        title="Four tips"
        answer="Apply early, hold your place, say what you need, and plan for the weeks in between."
        more="The four tips, with the details"
      >
        <TipList tips={tips} />
        <WeeksBetween />
      </GuideSection>
      <GuideSection
        title="What each service requires"
        answer="Each service has its own list, its own papers and its own order of steps."
        more="Find your service"
      >
        <TipList tips={byService} />
      </GuideSection>
      <GuideSection title="Additional resources">
        <p className="mb-2 max-w-measure">
          <FactText of={referral} />
        </p>
        <LinkList links={links} />
      </GuideSection>
    </GuidePage>
  );
}

function BaseCard({ base: { name, branch, location, housing, contact } }: { base: BaseHousing }) {
  return (
    <GridCard title={name}>
      <p>
        <Badge>{branch}</Badge>
      </p>
      <p>
        Wait{' '}
        <strong className="font-display text-2xl font-semibold">
          <FactText of={housing.waitlist} />
        </strong>
      </p>
      <PhoneList phones={contact.phones} />
      <Disclosure summary="Homes, location and amenities">
        <DetailsList
          rows={[
            ['Units', housing.units],
            ['Published elsewhere', housing.published],
            ['Housing', housing.onBase],
            ['Location', location],
            ['Office', contact.address],
            ['Amenities', <TextList key="amenities" texts={housing.amenities} />],
          ]}
        />
      </Disclosure>
      <ul className="mt-auto">
        {contact.websites.map(({ label, url }) => (
          <li key={url}>
            <ExternalLink href={url} className="link inline-block py-2.5 font-semibold">
              {label}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </GridCard>
  );
}

function WeeksBetween() {
  return (
    <p className="mt-4 max-w-measure">
      For the weeks in between:{' '}
      <Link to="/pcs-toolkit/tla-hotels" className="link">
        TLA Hotels
      </Link>
      . If the wait is too long:{' '}
      <Link to="/housing/verified-rentals" className="link">
        Verified Rentals
      </Link>
      .
    </p>
  );
}

export { BaseHousingPage as Component };
