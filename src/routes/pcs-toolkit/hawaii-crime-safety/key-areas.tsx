import { FactText } from '@/blocks/fact-text';
import { MapNumber } from '@/blocks/map-number';
import { IslandMap } from '@/blocks/maps/island-map';
import { crimeSafetyGuide } from './guide';

const { areas, noRanking } = crimeSafetyGuide;

/** What to look up in each area of Oahu. The number of its mark is its police district's. */
export function KeyAreas() {
  return (
    <>
      <p data-unsearched className="text-ink-soft">
        <FactText of={noRanking} />
      </p>
      <IslandMap
        title="The eight areas on a map of Oahu"
        marks={areas.map(({ name, at }) => ({ title: name, at }))}
      >
        <ol className="lined rounded-xl border border-line bg-card px-4 leading-snug">
          {areas.map(({ name, policeDistrict, lookUp }, index) => (
            <li key={name} className="flex items-start gap-2.5 py-2.5">
              <MapNumber>{index + 1}</MapNumber>
              <div>
                <h3 className="text-base">
                  <span className="sr-only">{policeDistrict}: </span>
                  {name}
                </h3>
                <p className="text-ink-soft">{lookUp}</p>
              </div>
            </li>
          ))}
        </ol>
      </IslandMap>
    </>
  );
}
