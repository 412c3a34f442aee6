import { DataTable } from '@/blocks/data-table';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { Opening } from '@/blocks/opening';
import { PhoneList } from '@/blocks/phone-list';
import { TextList } from '@/blocks/text-list';
import { KeyTips, TipList } from '@/blocks/tip-list';
import { GOODS_WAIT } from '@/guides/goods-figures';
import { Link } from '@/ui/link';
import { storageGuide } from './guide';
import { OwnWeight } from './own-weight';
import { ShipCarryLeave } from './ship-carry-leave-list';
import { StorageCompanies } from './storage-companies';
import { StorageWays } from './storage-ways';

function StorageFacilitiesPage() {
  const { lead, first, facilities, government, weights, movingItYourself, untilGoodsArrive } = storageGuide;
  const { tips, questions, phones, links } = storageGuide;
  return (
    <GuidePage
      path="/pcs-toolkit/storage-facilities"
      lead={lead}
      top={
        <Opening title="Where your things can wait">
          <StorageWays />
        </Opening>
      }
      topTitle="Where your things can wait"
      first={first}
      action={storageGuide.action}
      guide={[storageGuide.ways, first, facilities, tips, storageGuide]}
      sections={[
        { title: 'Storage companies on Oahu', content: <StorageCompanies /> },
        {
          title: 'Four storage tips',
          content: (
            <div className="leading-snug">
              <KeyTips tips={tips} />
            </div>
          ),
        },
        {
          title: 'Ship, carry or leave',
          answer: 'What goes by sea, what goes on the plane, and what can’t come.',
          content: <ShipCarryLeave />,
        },
        {
          title: 'How much you can ship',
          answer: weights.answer,
          content: (
            <>
              <OwnWeight />
              <DataTable table={weights.table} />
              <h3 className="mt-6 mb-2">What counts</h3>
              <TextList texts={weights.rules} />
            </>
          ),
        },
        {
          title: 'Moving it yourself (PPM, DITY)',
          answer: 'You move some or all of your goods and get paid.',
          content: <TipList tips={movingItYourself.itself} />,
        },
        {
          title: 'If the movers break or lose something',
          answer: 'Report it within 180 days, and claim within nine months.',
          content: <TextList texts={movingItYourself.broken} />,
        },
        {
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
          title: 'Storage rules, and what to ask',
          answer: 'When free storage ends, and what to ask before you rent.',
          content: (
            <>
              <h3 className="mb-2">Free government storage</h3>
              <TextList texts={government} />
              <h3 className="mt-6 mb-2">Ask before you rent a unit</h3>
              <TextList texts={questions} />
            </>
          ),
        },
        {
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

export { StorageFacilitiesPage as Component };
