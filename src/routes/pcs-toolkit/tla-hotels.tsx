import { Link } from 'react-router-dom';
import { Callout } from '@/blocks/callout';
import { ContactCard } from '@/blocks/contact-card';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { HotelList } from '@/features/hotels/components/hotel-list';
import { tlaGuide } from '@/guides/tla-hotels';

const inReadingOrder = {
  ...tlaGuide,
  hotels: tlaGuide.hotels.map(({ phone, reservations, petFee, petNote, address, email, notes }) => [
    phone,
    reservations,
    petFee,
    petNote,
    address,
    email,
    notes,
  ]),
};

function TlaHotelsPage() {
  const { lead, first, asListed, hotels, inBrief, rules, desks, petTips, kennel, links } = tlaGuide;
  return (
    <GuidePage path="/pcs-toolkit/tla-hotels" lead={lead} first={first} guide={inReadingOrder}>
      <GuideSection title="Eight hotels and their pet policies">
        <p className="mb-4 max-w-measure">
          Your TLA office decides which hotels are approved: check its current list before you pay.{' '}
          <FactText of={asListed} />
        </p>
        <HotelList hotels={hotels} />
      </GuideSection>
      <GuideSection
        title="How TLA works"
        answer="You pay first. TLA then reimburses part of your hotel and meals, while you show that you’re looking for a home."
        more="TLA in brief, and five rules to know"
      >
        <Callout title="TLA in brief">
          <TextList texts={inBrief} />
        </Callout>
        <h3 className="mt-5 mb-2">Rules to know before you claim</h3>
        <TextList texts={rules} />
      </GuideSection>
      <GuideSection
        title="Who approves your TLA"
        answer="The TLA desk at your own service’s housing office."
        more="The five desks"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {desks.map((desk) => (
            <ContactCard key={desk.name} contact={desk} />
          ))}
        </div>
      </GuideSection>
      <GuideSection title="Pet travel tips">
        <Disclosure summary="Bringing a pet? Six tips and a kennel">
          <TipList tips={petTips} />
          <div className="mt-4 max-w-measure">
            <ContactCard contact={kennel} />
          </div>
        </Disclosure>
        <p className="mt-3 max-w-measure">
          Rabies rules decide how soon your pet can be with you. Start months ahead with{' '}
          <Link to="/pcs-toolkit/pet-travel" className="link">
            Pet Travel
          </Link>
          .
        </p>
      </GuideSection>
      <GuideSection title="Offices and tools">
        <LinkList links={links} />
      </GuideSection>
    </GuidePage>
  );
}

export { TlaHotelsPage as Component };
