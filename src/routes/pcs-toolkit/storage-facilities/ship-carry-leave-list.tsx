import { Disclosure } from '@/blocks/disclosure';
import { TipList } from '@/blocks/tip-list';
import { Icon } from '@/ui/icon';
import { storageGuide } from './guide';

export function ShipCarryLeave() {
  const { piles, neverPacked, stateChecks } = storageGuide.shipCarryLeave;
  return (
    <>
      <ul className="max-lg:lined rounded-xl border border-line bg-card px-4 leading-snug lg:grid lg:grid-cols-3 lg:gap-x-8">
        {piles.map(({ title, when, things }) => (
          <li key={title} className="py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <h3 className="flex items-center gap-2">
                <Icon name={pileIcons[title]} className="size-5 shrink-0 text-action" />
                {title}
              </h3>
              <span className="text-sm text-ink-soft">{when}</span>
            </div>
            <ul className="mt-1 list-disc pl-7">
              {things.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Disclosure summary="Batteries, plants, soil: the rules">
        <TipList tips={[...neverPacked, ...stateChecks]} />
      </Disclosure>
    </>
  );
}

const pileIcons = { Ship: 'ship', Carry: 'luggage', Leave: 'circle-x' } as const;
