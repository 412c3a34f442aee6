import { baseAsAnswer, baseIds } from '@/facts/bases';
import { type LivingChoice, type MonthChoice, type MonthField, monthChoices } from '@/features/cost-of-living/month-fields';
import { bahIslands, islandNames } from '@/money/bah';
import { serviceSteps } from '@/money/basic-pay';
import { COLA_MOST_DEPENDENTS } from '@/money/cola';
import { payGrades } from '@/money/pay-grades';
import { COMMISSARY_SAVING_PERCENT, POWER_BILL, POWER_BILL_KWH, POWER_BILL_MONTH } from './cost-figures';

export const monthLabels: Record<MonthField, { label: string; hint?: string }> = {
  grade: { label: 'Pay grade' },
  years: { label: 'Years of service' },
  dependents: { label: 'Dependents', hint: 'Spouse, children on the orders.' },
  place: { label: 'Duty station' },
  index: { label: 'COLA index' },
  colaShown: { label: 'COLA it shows ($)', hint: 'Half a month: we double it.' },
  home: { label: 'Where will you live?' },
  rent: { label: 'Rent ($)', hint: 'Off base, with any excise tax.' },
  payment: { label: 'Loan payment ($)', hint: 'If you buy: with tax, insurance, HOA.' },
  power: {
    label: 'Power off base ($)',
    hint: `${POWER_BILL_KWH} kWh on Oahu: ${POWER_BILL} in ${POWER_BILL_MONTH}. More now.`,
  },
  basePower: { label: 'Power on base ($)', hint: 'Army: included in 2023. Others: ask.' },
  food: { label: 'Food ($)', hint: `Commissary: about ${COMMISSARY_SAVING_PERCENT}% less than stores off base.` },
  car: { label: 'Car ($)', hint: 'Loan, insurance, gas. Get a Hawaii quote.' },
  childCare: { label: 'Child care ($)', hint: 'Goes by income: see Child Care.' },
  phone: { label: 'Phone and internet ($)', hint: 'We found no published price.' },
  rest: { label: 'Everything else ($)', hint: 'Debts, savings, flights home.' },
  deductions: { label: 'Taxes and deductions ($)', hint: 'From your LES, for a month.' },
  otherPay: { label: 'Other pay ($)', hint: 'A spouse’s or special pay, after tax.' },
  pay: { label: 'Basic pay ($)', hint: 'Only if your LES says otherwise.' },
  nowIn: { label: 'Comes in now ($)' },
  nowOut: { label: 'Goes out now ($)' },
};

/** The folded fields that the answer asks for once the pay is known. */
export const HOME_GROUP = 'Your home';

export const homeWords: Record<LivingChoice, string> = { base: 'On base', rent: 'Off base', buy: 'Buying', barracks: 'In the barracks' };

export const choiceWords: Record<MonthChoice, readonly (readonly [value: string, words: string])[]> = {
  grade: payGrades.map((grade) => [grade, grade]),
  years: serviceSteps.map((step) => [String(step), step === 0 ? '2 or less' : `Over ${step}`]),
  dependents: monthChoices.dependents.map((count) => [count, dependentsInWords(Number(count))]),
  place: [...baseIds.map((id) => [id, baseAsAnswer(id)] as const), ...bahIslands.map((island) => [island, island === 'oahu' ? 'Somewhere else on Oahu' : islandNames[island]] as const)],
  home: [
    ['base', 'On base: the BAH goes'],
    ['rent', 'Off base, renting'],
    ['buy', 'In a home we buy'],
    ['barracks', 'In the barracks'],
  ],
};

/** Returns what a field says, in the words of the form; “blank” when it says nothing. */
export function saidInMonth(name: MonthField, text = ''): string {
  const words = name in choiceWords && choiceWords[name as MonthChoice].find(([value]) => value === text)?.[1];
  return words || text.trim() || 'blank';
}

function dependentsInWords(count: number): string {
  if (count === 0) return 'None';
  return count === COLA_MOST_DEPENDENTS ? `${count} or more` : String(count);
}
