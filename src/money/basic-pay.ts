// Basic pay of one year. Each January `npm run tables` writes the year, the rates and the day; the source is yours to
// replace. `npm run doctor` says when the year has passed.
import type { DueOn, IsoDate, Source } from '@/facts/types';
import type { PayGrade } from './pay-grades';

export const BASIC_PAY_YEAR = 2026;

export const basicPaySource: Source = {
  title:
    'DFAS: 2026 basic pay, from two copies that agree to the cent in every row; the link is DFAS’s own page',
  by: 'government',
  issued: '2026',
  url: 'https://www.dfas.mil/MilitaryMembers/payentitlements/Pay-Tables/',
};

/** DFAS publishes the next year's in the last days of December. */
export const BASIC_PAY_DUE: DueOn = 'every 12-31';

export const BASIC_PAY_CHECKED_ON: IsoDate = '2026-11-26';

/** The years of service at which pay steps up: 0 is two years or less, any other more than that many. */
export const serviceSteps = [
  0, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40,
] as const;

export type ServiceStep = (typeof serviceSteps)[number];

/** Cents a month, one amount a step from the first step that the grade is paid at; the last one stays. */
const rates: Record<PayGrade, { from: ServiceStep; cents: readonly number[] }> = {
  'E-1': { from: 0, cents: [2407_20] },
  'E-2': { from: 0, cents: [2697_90] },
  'E-3': { from: 0, cents: [2836_80, 3015_00, 3198_00] },
  'E-4': { from: 0, cents: [3142_20, 3303_00, 3482_40, 3658_50, 3815_40] },
  'E-5': { from: 0, cents: [3342_90, 3598_20, 3775_80, 3946_80, 4110_00, 4299_90, 4395_30, 4421_70] },
  'E-6': {
    from: 0,
    cents: [
      3401_10, 3743_10, 3908_10, 4068_90, 4235_70, 4612_80, 4759_50, 5043_30, 5130_30, 5193_60, 5267_70,
    ],
  },
  'E-7': {
    from: 0,
    cents: [
      3932_10, 4291_50, 4456_20, 4673_10, 4843_80, 5135_70, 5300_40, 5591_70, 5835_00, 6000_90, 6177_30,
      6245_70, 6475_20, 6598_20, 7067_40,
    ],
  },
  'E-8': {
    from: 8,
    cents: [
      5656_50, 5907_00, 6061_80, 6247_20, 6448_20, 6811_20, 6995_40, 7308_30, 7481_70, 7908_90, 7908_90,
      8067_30,
    ],
  },
  'E-9': {
    from: 10,
    cents: [
      6910_20, 7066_50, 7263_60, 7496_10, 7730_70, 8105_10, 8423_10, 8756_70, 9267_90, 9267_90, 9730_20,
      9730_20, 10217_40, 10217_40, 10729_20,
    ],
  },
  'W-1': {
    from: 0,
    cents: [
      4056_60, 4493_70, 4611_00, 4859_10, 5152_20, 5584_20, 5786_10, 6069_30, 6346_50, 6564_90, 6766_20,
      7010_10,
    ],
  },
  'W-2': {
    from: 0,
    cents: [
      4621_80, 5058_90, 5193_30, 5286_00, 5585_40, 6051_00, 6282_60, 6509_40, 6787_50, 7005_00, 7201_50,
      7437_00, 7591_50, 7714_20,
    ],
  },
  'W-3': {
    from: 0,
    cents: [
      5223_30, 5440_50, 5664_30, 5736_90, 5970_90, 6431_10, 6910_50, 7136_40, 7397_70, 7665_90, 8150_40,
      8476_50, 8671_80, 8879_70, 9162_60,
    ],
  },
  'W-4': {
    from: 0,
    cents: [
      5719_80, 6152_10, 6328_50, 6502_20, 6801_90, 7098_00, 7398_00, 7848_30, 8243_70, 8619_90, 8928_60,
      9228_90, 9669_60, 10032_00, 10445_40, 10445_40, 10653_60,
    ],
  },
  'W-5': {
    from: 20,
    cents: [
      10169_70, 10685_70, 11070_30, 11495_10, 11495_10, 12070_80, 12070_80, 12673_50, 12673_50, 13308_30,
    ],
  },
  'O-1E': { from: 4, cents: [5222_40, 5576_70, 5783_10, 5993_70, 6200_70, 6484_50] },
  'O-2E': { from: 4, cents: [6484_50, 6617_70, 6828_00, 7183_80, 7458_90, 7663_50] },
  'O-3E': { from: 4, cents: [7382_70, 7737_00, 8125_50, 8375_70, 8788_20, 9137_10, 9336_90, 9609_60] },
  'O-1': { from: 0, cents: [4150_20, 4320_00, 5222_40] },
  'O-2': { from: 0, cents: [4782_00, 5446_20, 6272_40, 6484_50, 6617_70] },
  'O-3': {
    from: 0,
    cents: [5534_10, 6273_90, 6770_40, 7382_70, 7737_00, 8125_50, 8375_70, 8788_20, 9004_20],
  },
  'O-4': {
    from: 0,
    cents: [
      6294_60, 7286_40, 7773_60, 7881_00, 8332_20, 8816_40, 9420_00, 9888_30, 10214_40, 10401_60, 10509_90,
    ],
  },
  'O-5': {
    from: 0,
    cents: [
      7295_40, 8218_20, 8787_00, 8894_10, 9249_60, 9461_40, 9928_50, 10271_70, 10715_10, 11391_30, 11713_80,
      12032_70, 12394_80,
    ],
  },
  'O-6': {
    from: 0,
    cents: [
      8751_30, 9613_80, 10245_00, 10245_00, 10284_30, 10725_00, 10783_50, 10783_50, 11396_40, 12479_70,
      13115_40, 13751_10, 14112_90, 14479_20, 15188_70, 15188_70, 15408_30,
    ],
  },
  'O-7': {
    from: 0,
    cents: [
      11540_10, 12076_20, 12324_30, 12522_00, 12878_70, 13231_80, 13639_20, 14045_70, 14454_30, 15735_30,
      16817_70, 16817_70, 16817_70, 16817_70, 16904_40, 16904_40, 17242_20,
    ],
  },
  'O-8': {
    from: 0,
    cents: [
      13888_50, 14343_90, 14645_40, 14729_40, 15106_50, 15735_30, 15882_00, 16479_60, 16651_80, 17166_60,
      17911_80, 18598_20, 18999_90,
    ],
  },
  'O-9': { from: 20, cents: [18999_90] },
  'O-10': { from: 20, cents: [18999_90] },
};

/** Returns the basic pay in cents a month. Null where the table is blank, as for an E-8 with under eight years. */
export function basicPayCents(grade: PayGrade, step: ServiceStep): number | null {
  const { from, cents } = rates[grade];
  const at = serviceSteps.indexOf(step) - serviceSteps.indexOf(from);
  return at < 0 ? null : (cents[at] ?? cents.at(-1) ?? null);
}

/** Returns the step from which a grade is paid. */
export function firstPaidStep(grade: PayGrade): ServiceStep {
  return rates[grade].from;
}
