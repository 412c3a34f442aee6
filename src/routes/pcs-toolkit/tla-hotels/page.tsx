import { Link } from 'react-router-dom';
import { Callout } from '@/blocks/callout';
import { ContactCard } from '@/blocks/contact-card';
import { ContactRows } from '@/blocks/contact-rows';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { FigureStrip } from '@/blocks/figure-strip';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { PhoneList } from '@/blocks/phone-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { tlaGuide } from './guide';
import { HotelList } from './hotel-list';
import { TlaDays } from './tla-days';

const inReadingOrder = {
  ...tlaGuide,
  hotels: tlaGuide.hotels.map(({ petFee, petNote, address, phone, reservations, email, notes }) => [
    petFee,
    petNote,
    address,
    phone,
    reservations,
    email,
    notes,
  ]),
  desks: [tlaGuide.desks.map(({ phone }) => phone), tlaGuide.desks],
};

function TlaHotelsPage() {
  const { lead, first, asListed, hotels, inBrief, rules, desks, petTips, kennel, links } = tlaGuide;
  return (
    <GuidePage
      path="/pcs-toolkit/tla-hotels"
      lead={lead}
      top={<Night />}
      first={first}
      action={tlaGuide.action}
      guide={inReadingOrder}
      sections={[
        {
          title: 'Hotels, and their pet rules',
          content: (
            <HotelList hotels={hotels}>
              <p className="mb-3">
                <FactText of={asListed} />
              </p>
            </HotelList>
          ),
        },
        {
          title: 'Who approves your TLA',
          content: (
            <>
              <div className="rounded-xl border border-line bg-card px-4">
                <PhoneList phones={desks.map(({ name, phone }) => ({ office: name, phone }))} />
              </div>
              <Disclosure summary="Their emails and addresses">
                <ContactRows contacts={desks} />
              </Disclosure>
            </>
          ),
        },
        {
          title: 'Sixty days of TLA, ten at a time',
          content: (
            <>
              <TlaDays />
              <Disclosure summary="How TLA works, and its rules">
                <Callout title="TLA in brief">
                  <TextList texts={inBrief} />
                </Callout>
                <h3 className="mb-2">Rules to know before you claim</h3>
                <TextList texts={rules} />
              </Disclosure>
            </>
          ),
        },
        {
          title: 'Pet travel tips',
          answer: 'Book the pet room by phone, and start on the rabies rules months ahead.',
          content: (
            <>
              <TipList tips={petTips} />
              <div className="mt-4">
                <ContactCard contact={kennel} />
              </div>
              <p className="mt-3">
                Rabies rules decide how soon your pet can be with you. Start months ahead with{' '}
                <Link to="/pcs-toolkit/pet-travel" className="link">
                  Pet Travel
                </Link>
                .
              </p>
            </>
          ),
        },
        {
          title: 'Offices and tools',
          answer: 'Today’s TLA rates, military lodging, and forms for Kaneohe Bay.',
          content: <LinkList links={links} />,
        },
      ]}
    />
  );
}

/** The most that TLA pays for a room. */
function Night() {
  const { title, rows } = tlaGuide.night;
  return (
    <>
      <p className="mb-2 font-semibold">
        <FactText of={title} />
      </p>
      <FigureStrip figures={rows.map(({ people, amount }) => ({ figure: amount, about: people }))} areShort />
    </>
  );
}

export { TlaHotelsPage as Component };
