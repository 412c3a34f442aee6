// The words of the questions about a family's move. Separate from the plan's other words, which load later.

import { baseAsAnswer, isOtherIsland, otherIslands, type Station, stationIds, stationName } from '@/facts/bases';
import { type Service, serviceIds, services } from '@/facts/services';
import type { MoveChoice, MoveQuestion } from '@/features/checklist/move';
import { payGrades } from '@/money/pay-grades';

type Labels<Choice extends string> = {
  label: string;
  choices: Readonly<Record<Choice, string>>;
  /** On chips, which share a line. */
  chips?: Readonly<Record<Choice, string>>;
  /** A yes in the row of answers, where it isn't the label. */
  said?: string;
};

const yesOrNo = { yes: 'Yes', no: 'No' };
/** Its chip shares a line with those of other questions. */
const yesAs = (chip: string) => ({ choices: { yes: 'Yes' }, chips: { yes: chip } });

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
  grade: { label: 'Pay grade', choices: byId(payGrades, (grade) => grade) },
  pets: { label: 'Pets', choices: yesOrNo },
  petStage: {
    label: 'Pet’s shots so far',
    choices: { none: 'No rabies shot', one: 'One rabies shot', two: 'Two rabies shots', sample: 'Blood sample sent' },
  },
  firearms: { label: 'Firearms', choices: yesOrNo },
  vehicles: { label: 'Vehicles', choices: { none: 'None', one: 'One', more: 'Two or more' } },
  motorcycle: { label: 'Motorcycle', choices: yesOrNo },
  boat: { label: 'Boat', choices: yesOrNo },
  children: { label: 'Children', choices: yesOrNo },
  under5: { label: 'Children under 5', ...yesAs('Under 5') },
  from5: { label: 'Children 5 to 12', ...yesAs('5 to 12') },
  from13: { label: 'Children 13 to 18', ...yesAs('13 to 18') },
  expecting: { label: 'Baby on the way', ...yesAs('On the way') },
  parent: { label: 'Single or dual military parent', ...yesAs('Single or dual military parent') },
  newlywed: { label: 'Newly married', ...yesAs('Newly married') },
  needs: { label: 'Special needs or an IEP', ...yesAs('Special needs or an IEP'), said: 'special needs or an IEP' },
  license: { label: 'Spouse needs a work license', ...yesAs('Spouse needs a work license') },
  noSavings: { label: 'Low on savings', ...yesAs('Low on savings') },
  screening: {
    label: 'Family travel screening',
    choices: { ahead: 'Not asked yet', asked: 'Asked', waiting: 'Waiting', approved: 'Approved', later: 'Family joins later', none: 'No family coming' },
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
