import { COLA_CALCULATOR_URL } from '@/features/cost-of-living/content/cost-figures';
import { choiceWords, HOME_GROUP, monthLabels } from '@/features/cost-of-living/content/month-words';
import type { MonthField } from '@/features/cost-of-living/month-fields';
import type { EntryProps, FormLook } from '@/features/kept-form/components/entry-form';
import { DecimalField } from '@/ui/decimal-field';
import { ExternalLink } from '@/ui/external-link';

export const monthLook: FormLook<MonthField> = {
  labels: monthLabels,
  choices: choiceWords,
  first: { legend: 'Your pay', fields: ['grade', 'years', 'place', 'dependents', 'index'] },
  folded: [
    {
      legend: HOME_GROUP,
      fields: ['home', 'rent', 'payment', 'power', 'basePower'],
      adds: 'On base, off base, buying, the barracks.',
      note: 'Fill in rent and payment to compare all three.',
    },
    {
      legend: 'The rest of the month',
      fields: ['food', 'car', 'childCare', 'phone', 'rest'],
      adds: 'Food, car, child care, phone.',
    },
    {
      legend: 'Taxes and other pay',
      fields: ['deductions', 'otherPay', 'colaShown', 'pay'],
      adds: 'What your LES takes out, a second paycheck, COLA in dollars.',
      note: 'COLA in dollars goes before the index. “How COLA works”, below, links to DoD’s calculator.',
    },
    {
      legend: 'Where you live now',
      fields: ['nowIn', 'nowOut'],
      adds: 'The same life today, to compare.',
      note: 'A month’s pay and allowances, and a month’s bills, in the home you have.',
    },
  ],
  wide: ['home', 'place'],
  special: { index: IndexEntry },
};

/** DoD changes the index through the year, so the field leads to it. */
function IndexEntry({ onText, ...shared }: EntryProps<MonthField>) {
  return (
    <DecimalField
      enterKeyHint="next"
      {...shared}
      hint={
        <>
          Such as 112.{' '}
          <ExternalLink href={COLA_CALCULATOR_URL} className="link xs:whitespace-nowrap">
            DoD has it
          </ExternalLink>
        </>
      }
      onValue={onText}
    />
  );
}
