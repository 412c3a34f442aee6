import { Link } from 'react-router-dom';
import { DataTable } from '@/blocks/data-table';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { PhoneList } from '@/blocks/phone-list';
import { ShipCarryLeave } from '@/blocks/ship-carry-leave';
import { StorageCompanies } from '@/blocks/storage-companies';
import { StorageWays } from '@/blocks/storage-ways';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { GOODS_WAIT } from '@/guides/goods-figures';
import { storageGuide } from '@/guides/storage-facilities';

function StorageFacilitiesPage() {
  const { lead, first, government, weights, untilGoodsArrive, firstMonths, tips, questions, phones, links } =
    storageGuide;
  return (
    <GuidePage
      path="/pcs-toolkit/storage-facilities"
      lead={lead}
      top={<StorageWays />}
      first={first}
      action={storageGuide.action}
      guide={storageGuide}
      sections={[
        { title: 'Storage companies on Oahu', content: <StorageCompanies /> },
        { title: 'Ship, carry or leave', content: <ShipCarryLeave /> },
        {
          group: STORING,
          title: 'How much you can ship',
          answer: weights.answer,
          content: (
            <>
              <DataTable table={weights.table} />
              <h3 className="mt-6 mb-2">What counts</h3>
              <TextList texts={weights.rules} />
            </>
          ),
        },
        {
          group: STORING,
          title: 'Free government storage: the rules',
          answer: 'Not just for convenience, and within your weight limit. Keep your copies of both forms.',
          content: <TextList texts={government} />,
        },
        {
          group: STORING,
          title: 'Renting a unit: what to ask and watch',
          answer:
            'Keep it dry, insure it yourself, report damage early, and get the military rate in writing.',
          content: (
            <>
              <TipList tips={tips} />
              <h3 className="mt-6 mb-2">Ask before you sign</h3>
              <TextList texts={questions} />
            </>
          ),
        },
        {
          group: STORING,
          title: 'Offices and tools',
          answer: 'Shipping offices, Plant Quarantine, Military OneSource, and portable containers.',
          content: (
            <>
              <PhoneList phones={phones} />
              <LinkList links={links} />
            </>
          ),
        },
        {
          group: SETTLING,
          title: 'Until your household goods arrive',
          answer: `Plan on ${GOODS_WAIT}. Ask for the delivery date, and for loaner furniture.`,
          content: <TextList texts={untilGoodsArrive} />,
        },
        {
          group: SETTLING,
          title: 'Weather, clothes, mold and bugs',
          answer: 'Warm all year, damp, and roaches are normal. Leave leather, solid wood and winter coats.',
          content: <TextList texts={firstMonths.home} />,
        },
        {
          group: SETTLING,
          title: 'Mail, stores and phone in the first weeks',
          answer:
            'General Delivery until you have an address. Orders take longer, and some stores don’t ship here.',
          content: (
            <>
              <TextList texts={firstMonths.daily} />
              <p className="mt-3">
                Driver’s license, mail forwarding and the first week, day by day:{' '}
                <Link to="/pcs-toolkit/hawaii-checklist#your-first-week-day-by-day" className="link">
                  the checklist
                </Link>
                .
              </p>
            </>
          ),
        },
      ]}
    />
  );
}

const STORING = 'Storing and shipping';
const SETTLING = 'Your first weeks in Hawaii';

export { StorageFacilitiesPage as Component };
