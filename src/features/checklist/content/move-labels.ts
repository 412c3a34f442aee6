// The words of the questions about a family's move. Separate from the plan's other words, which load later.

import { baseAsAnswer, isOtherIsland, otherIslands, type Station, stationIds, stationName } from '@/facts/bases';
import { type Service, serviceIds, services } from '@/facts/services';
import type { MoveChoice, MoveQuestion } from '@/features/checklist/move';

type Labels<Choice extends string> = {
  label: string;
  choices: Readonly<Record<Choice, string>>;
  /** On chips, which share a line. */
  chips?: Readonly<Record<Choice, string>>;
};

const yesOrNo = { yes: 'Yes', no: 'No' };

const labels: { readonly [Question in MoveQuestion]: Labels<MoveChoice<Question>> } = {
  orders: { label: 'Moving on orders', choices: yesOrNo },
  service: {
    label: 'Service',
    choices: byId(serviceIds, (id: Service) => services[id].name),
    chips: byId(serviceIds, (id: Service) => services[id].shortName),
  },
  base: {
    label: 'Base',
    choices: byId(stationIds, (id: Station) => (isOtherIsland(id) ? otherIslands[id] : baseAsAnswer(id))),
    chips: byId(stationIds, (id: Station) => (isOtherIsland(id) ? otherIslands[id] : stationName(id))),
  },
  pets: { label: 'Pets', choices: yesOrNo },
  firearms: { label: 'Firearms', choices: yesOrNo },
  vehicles: { label: 'Vehicles', choices: { none: 'None', one: 'One', more: 'Two or more' } },
  motorcycle: { label: 'Motorcycle', choices: yesOrNo },
  boat: { label: 'Boat', choices: yesOrNo },
  children: { label: 'Children', choices: yesOrNo },
  parent: { label: 'Single or dual military parent', choices: { yes: 'Yes' } },
  license: { label: 'Spouse works with a license', choices: { yes: 'Yes' } },
  screening: {
    label: 'Family travel screening',
    choices: { ahead: 'Not asked yet', asked: 'Asked', waiting: 'Waiting for the answer', approved: 'Approved', later: 'Family joins later', none: 'No family coming' },
  },
  home: {
    label: 'Home',
    choices: { base: 'On base', rent: 'Off base', buy: 'Buying', barracks: 'Barracks' },
  },
};

/** Has every question and answer: `labels` doesn't compile without one. */
export const moveLabels: Readonly<Record<MoveQuestion, Labels<string>>> = labels;

function byId<Id extends string>(ids: readonly Id[], name: (id: Id) => string) {
  // Object.fromEntries forgets the keys.
  return Object.fromEntries(ids.map((id) => [id, name(id)])) as Record<Id, string>;
}
