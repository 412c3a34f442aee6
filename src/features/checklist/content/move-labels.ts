// The words of the questions about a family's move. Apart from the plan's other words, which load later.

import { baseAsAnswer, baseIds } from '@/facts/bases';
import type { MoveQuestion } from '@/features/checklist/move';

type Labels = { label: string; choices: Record<string, string> };

const yesOrNo = { yes: 'Yes', no: 'No' };

export const moveLabels: Record<MoveQuestion, Labels> = {
  service: {
    label: 'Service',
    choices: {
      army: 'Army',
      navy: 'Navy',
      'air-force': 'Air Force',
      'marine-corps': 'Marine Corps',
      'coast-guard': 'Coast Guard',
      'space-force': 'Space Force',
    },
  },
  base: {
    label: 'Base',
    choices: Object.fromEntries(baseIds.map((id) => [id, baseAsAnswer(id)])),
  },
  pets: { label: 'Pets', choices: yesOrNo },
  firearms: { label: 'Firearms', choices: yesOrNo },
  vehicles: { label: 'Vehicles', choices: { none: 'None', one: 'One', more: 'Two or more' } },
  motorcycle: { label: 'Motorcycle', choices: yesOrNo },
  children: { label: 'Children', choices: yesOrNo },
  home: {
    label: 'Home',
    choices: { base: 'On base', rent: 'In town', buy: 'Buying', barracks: 'Barracks' },
  },
};
