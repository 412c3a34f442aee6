// Moving some of it yourself, and what the movers broke or lost, for the storage guide.
import { factsCheckedOn } from '@/facts/facts';
import type { Source, Text, TipItem } from '@/facts/types';
import { pcsCallCenter } from '@/guides/orders-sources';
import { MOVING_WEBSITE_PHONE, PCS_CALL_CENTER_PHONE } from '@/guides/shared-phones';
import { mccsMoving } from '@/guides/vehicle-sources';

const { read } = factsCheckedOn('2026-11-29');

const sources = {
  dfas: { title: 'DFAS: Personally Procured Moves', by: 'government', issued: '2024-05-21', url: 'https://www.dfas.mil/militarymembers/travelpay/armypcs/dityppmmoves/' },
  coastGuard: { title: 'Coast Guard, ALCOAST 245/25: Personally Procured Moves', by: 'government', issued: '2025-05-28', url: 'https://content.govdelivery.com/accounts/USDHSCG/bulletins/3e283dc' },
  moveMil: { title: 'Move.mil: loss and damage claims', by: 'government', issued: 'undated', url: 'https://move.mil/node/7' },
} as const satisfies Record<string, Source>;

const itself: readonly TipItem[] = [
  {
    title: 'What it is',
    text: read('A Personally Procured Move (PPM), once called DITY: you do the work, or hire someone. The government can ship the rest.', sources.coastGuard),
  },
  {
    title: 'What it pays',
    text: read('100% of what the move would have cost the government, by the weight you moved. From May 15 to Sep 30, 2025 it was 130%. Ask for today’s rate.', sources.coastGuard),
  },
  {
    title: 'Before',
    text: read('Get counseling and a signed DD Form 2278 first, at your old base’s transportation office. You need the form for the claim.', sources.dfas),
  },
  {
    title: 'On the way',
    text: read('Get certified weight tickets, one empty and one full. Keep every receipt, the paid rental agreement and the car’s registration.', sources.dfas),
  },
  {
    title: 'After',
    text: read('Claim with DD Form 1351-2, your orders, DD Form 2278 and the tickets. The truck, boxes, fuel and tolls lower the taxable part; meals, lodging and storage don’t.', sources.dfas),
  },
  {
    title: 'Tax',
    text: read('DFAS takes 22% of your profit for income tax. The W-2 comes by mail, not on myPay.', sources.dfas),
  },
  {
    title: 'To Hawaii',
    text: 'Most families carry only the last boxes as far as the port. Ask: can I do part as a PPM, and what do you pay for the ocean part?',
  },
];

const broken: readonly Text[] = [
  'At the door: write each break or missing box on the delivery papers, and take photos.',
  read('DPS takes your report to the mover for 180 days after delivery. Older pages say 75 days.', sources.moveMil),
  read('Claim in DPS within nine months of delivery for full replacement value.', sources.moveMil),
  read('A quick payment at the door settles that item: you can’t claim more for it later.', sources.moveMil),
  read('If you and the mover can’t agree, your military claims office takes over the claim. For a car, claim at PCSmyPOV.', sources.moveMil),
  factsCheckedOn('2026-11-27').read(`Late or missing? Call the PCS call center, 24/7: ${PCS_CALL_CENTER_PHONE}.`, pcsCallCenter),
  read(`DPS help: ${MOVING_WEBSITE_PHONE}.`, mccsMoving),
];

export const movingItYourself = { itself, broken } as const;
