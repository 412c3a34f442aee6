import { Link } from 'react-router-dom';
import { DataTable } from '@/blocks/data-table';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { PhoneList } from '@/blocks/phone-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { GOODS_WAIT } from '@/guides/goods-figures';
import { storageGuide } from './guide';
import { ShipCarryLeave } from './ship-carry-leave-list';
import { StorageCompanies } from './storage-companies';
import { StorageWays } from './storage-ways';

function StorageFacilitiesPage() {
  const { lead, first, government, weights, untilGoodsArrive, tips, questions, phones, links } = storageGuide;
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
          title: 'Until your goods arrive',
          answer: `Plan on ${GOODS_WAIT}.`,
          content: (
            <>
              <TextList texts={untilGoodsArrive} />
              <p className="mt-3">
                Weather, bugs, mail, stores and phone:{' '}
                <Link to="/pcs-toolkit/cost-of-living#weather-clothes-mold-and-bugs" className="link">
                  your first weeks in Hawaii
                </Link>
                .
              </p>
            </>
          ),
        },
        {
          group: STORING,
          title: 'Storage rules, and what to ask',
          answer: 'Free or rented: keep it dry and insured.',
          content: (
            <>
              <h3 className="mb-2">Free government storage</h3>
              <TextList texts={government} />
              <h3 className="mt-6 mb-2">What to watch</h3>
              <TipList tips={tips} />
              <h3 className="mt-6 mb-2">Ask before you rent a unit</h3>
              <TextList texts={questions} />
            </>
          ),
        },
        {
          group: STORING,
          title: 'Offices and tools',
          answer: 'Shipping offices and Plant Quarantine.',
          content: (
            <>
              <PhoneList phones={phones} />
              <LinkList links={links} />
            </>
          ),
        },
      ]}
    />
  );
}

const STORING = 'Storing and shipping';

export { StorageFacilitiesPage as Component };
