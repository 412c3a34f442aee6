import { ContactRows } from '@/blocks/contact-rows';
import { FactText } from '@/blocks/fact-text';
import { FigureStrip } from '@/blocks/figure-strip';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { TextList } from '@/blocks/text-list';
import { KeyTips } from '@/blocks/tip-list';
import { Link } from '@/ui/link';
import { TLA_DESKS, tlaGuide } from './guide';
import { HotelList } from './hotel-list';
import { PeopleDrawn } from './people-drawn';
import { TlaDays } from './tla-days';

const inReadingOrder = [
  tlaGuide.night,
  tlaGuide.first,
  tlaGuide.asListed,
  tlaGuide.hotels.map(({ petFee, petNote, address, phone, reservations, email, notes }) => [
    petFee,
    petNote,
    address,
    phone,
    reservations,
    email,
    notes,
  ]),
  tlaGuide.inBrief,
  tlaGuide.petTips,
  tlaGuide.desks,
  tlaGuide,
];

function TlaHotelsPage() {
  const { lead, first, asListed, hotels, inBrief, rules, desks, petTips, links } = tlaGuide;
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
              <p className="mb-3 leading-snug">
                <FactText of={asListed} />
              </p>
            </HotelList>
          ),
        },
        {
          title: 'TLA in brief',
          content: (
            <ul className="apart-3 rounded-xl bg-action-tint p-4 leading-snug lg:grid lg:grid-cols-3 lg:gap-x-8 print:p-2">
              {inBrief.map((text) => (
                <li key={text.value}>
                  <FactText of={text} hasLead />
                </li>
              ))}
            </ul>
          ),
        },
        {
          title: 'Pet travel tips',
          content: (
            <>
              <div className="leading-snug">
                <KeyTips tips={petTips} />
              </div>
              <p className="mt-3">
                Rabies rules take months: see{' '}
                <Link to="/pcs-toolkit/pet-travel" className="link">
                  Pet Travel
                </Link>
                .
              </p>
            </>
          ),
        },
        {
          title: TLA_DESKS,
          answer: 'Your service’s housing office. Five phone numbers.',
          content: <ContactRows contacts={desks} />,
        },
        {
          title: 'Sixty days of TLA, ten at a time',
          answer: 'Keep six documents for every claim.',
          content: (
            <>
              <TlaDays />
              <h3 className="mt-6 mb-2">Rules to know before you claim</h3>
              <TextList texts={rules} />
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
      <p className="mb-2 leading-snug">
        <FactText of={title} />
      </p>
      <FigureStrip
        figures={rows.map(({ people, amount, ...of }) => ({
          figure: amount,
          about: (
            <>
              <PeopleDrawn {...of} />
              {people}
            </>
          ),
        }))}
        areShort
      />
    </>
  );
}

export { TlaHotelsPage as Component };
