import { FactText, SourcesContext } from '@/blocks/fact-text';
import { FigureList } from '@/blocks/figure-list';
import { GuideSections } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { PastYearsRates } from '@/blocks/past-years-rates';
import { SourceList } from '@/blocks/source-list';
import { TextList } from '@/blocks/text-list';
import { numberedSources } from '@/facts/facts';
import { useKept } from '@/features/account/keeping/kept-copies';
import { useAuth } from '@/features/account/use-auth';
import { useKeptHomes } from '@/features/assumption/use-kept-homes';
import { useKeptPlan } from '@/features/checklist/use-kept-plan';
import { MonthNumber, MonthPicture } from '@/features/cost-of-living/components/month-number';
import { costPage } from '@/features/cost-of-living/content/cost-of-living';
import { monthForm } from '@/features/cost-of-living/month-form';
import { useMonth } from '@/features/cost-of-living/use-month';
import { firstSixtyForm } from '@/features/first-60-days/first-sixty-form';
import { useBrought } from '@/features/first-60-days/use-brought';
import { FormAndAnswer } from '@/features/kept-form/components/form-and-answer';
import { BAH_YEAR } from '@/money/bah';
import { BAS_YEAR } from '@/money/bas';
import { BASIC_PAY_YEAR } from '@/money/basic-pay';
import { COLA_YEAR } from '@/money/cola';
import { Link } from '@/ui/link';
import { NoScript } from '@/ui/no-script';
import { PageTitle } from '@/ui/page-title';
import { firstMonths } from './first-months';

const { answers, cola, taxes, powerBills, power, prices, foodHelp, carInsuranceCost, missing } = costPage;
const { cheaperOnBase, forgotten, pay, links } = costPage;
/** In reading order. */
const shown = [costPage, firstMonths];
const sources = numberedSources(shown);

const loadDetails = () =>
  import('@/features/cost-of-living/components/month-details').then((module) => module.MonthDetails);

function CostOfLivingPage() {
  const auth = useAuth();
  const userId = auth.status === 'signed-in' ? auth.user.id : undefined;
  const { known, move } = useKeptPlan(userId);
  const isWithoutOrders = move.orders === 'no';
  const form = useMonth(known, useFirstSixty(userId), useKeptHomes(), userId);
  const hasResult = form.month.inCents !== null;
  return (
    <SourcesContext value={sources}>
      <div className={hasResult ? 'print:[&_h1]:text-lg print:[&_p]:hidden' : undefined}>
        <PageTitle path="/pcs-toolkit/cost-of-living" lead={costPage.lead} />
      </div>
      <NoScript of="The calculator">The rules it uses are below.</NoScript>
      <FormAndAnswer
        kind={monthForm}
        form={form}
        userId={userId}
        start={
          isWithoutOrders
            ? 'Fill in “Other pay”, below. Add your rent or loan payment to see what’s left.'
            : 'Answer four questions to see your pay. Add your rent to see what’s left.'
        }
        next={form.answer.asksFor}
        loadDetails={loadDetails}
      >
        <PastYearsRates of={[BASIC_PAY_YEAR, BAS_YEAR, BAH_YEAR, COLA_YEAR]} />
        <MonthNumber form={form} />
        <MonthPicture form={form} />
      </FormAndAnswer>
      <div className={hasResult ? 'print:hidden' : undefined}>
        <GuideSections of={sections} />
        <SourceList of={shown} />
      </div>
    </SourcesContext>
  );
}

/** The First 60 Days, as kept, or as its link brought it. */
function useFirstSixty(userId: string | undefined) {
  const { here, copy } = useKept(firstSixtyForm.copies, userId);
  const brought = useBrought();
  return brought ?? here ?? copy?.value;
}

const PAY = 'Pay and taxes';
const COSTS = 'What things cost';
const FIRST_WEEKS = 'Your first weeks in Hawaii';

const sections = [
  {
    group: PAY,
    title: 'How COLA works',
    answer: answers.cola,
    content: (
      <>
        <TextList texts={cola} />
        <LinkList links={links.cola} />
      </>
    ),
  },
  {
    group: PAY,
    title: 'Taxes',
    answer: answers.taxes,
    content: (
      <>
        <TextList texts={taxes} />
        <p className="mt-3 max-w-measure">
          A spouse’s pay has its own rule:{' '}
          <Link to="/pcs-toolkit/spouse-work" className="link">
            Spouse Jobs
          </Link>
        </p>
        <h3 className="mt-5 mb-2">Becoming a Hawaii resident</h3>
        <TextList texts={costPage.residency} />
      </>
    ),
  },
  {
    group: PAY,
    title: 'Where the pay comes from',
    answer: answers.pay,
    content: (
      <>
        <TextList texts={pay} />
        <p className="mt-3 max-w-measure">
          If you’ve retired or separated, none of these apply: fill in only “Other pay”. For your Hawaii
          taxes, see{' '}
          <Link to="/housing/veterans-who-stay" className="link">
            Veterans Who Stay
          </Link>
        </p>
      </>
    ),
  },
  {
    group: COSTS,
    title: 'Power bills and air conditioning',
    answer: answers.power,
    content: (
      <>
        <FigureList of={powerBills} />
        <TextList texts={power} />
        <LinkList links={links.power} />
        <p className="mt-3 max-w-measure">
          What to ask a landlord for:{' '}
          <Link to="/housing/verified-rentals" className="link">
            Verified Rentals
          </Link>
        </p>
      </>
    ),
  },
  {
    group: COSTS,
    title: 'Gas prices',
    answer: answers.gas,
    content: (
      <>
        <LinkList links={links.gas} />
      </>
    ),
  },
  {
    group: COSTS,
    title: 'Food, phone and car insurance',
    answer: answers.prices,
    content: (
      <>
        <FigureList of={prices} />
        <TextList texts={foodHelp} />
        <p className="mt-3 max-w-measure">
          <FactText of={carInsuranceCost} /> <FactText of={missing} />
        </p>
      </>
    ),
  },
  {
    group: COSTS,
    title: 'What is cheaper on base',
    answer: answers.base,
    content: (
      <>
        <TextList texts={cheaperOnBase} />
        <p className="mt-3 max-w-measure">
          Fees by income, and help off base:{' '}
          <Link to="/pcs-toolkit/child-care" className="link">
            Child Care
          </Link>
        </p>
      </>
    ),
  },
  {
    group: COSTS,
    title: 'What families forget',
    answer: answers.forgotten,
    content: (
      <>
        <TextList texts={forgotten} />
        <p className="mt-3 max-w-measure">
          The cash before the first payday:{' '}
          <Link to="/calculators/first-60-days" className="link">
            The First 60 Days
          </Link>
          . Buying:{' '}
          <Link to="/calculators/assumption-cruncher" className="link">
            Assumption Cruncher
          </Link>
        </p>
      </>
    ),
  },
  {
    group: FIRST_WEEKS,
    title: 'Weather, clothes, mold and bugs',
    answer: 'It’s warm and humid all year, and roaches are normal.',
    content: <TextList texts={firstMonths.home} />,
  },
  {
    group: FIRST_WEEKS,
    title: 'Mail, stores and phone in the first weeks',
    answer:
      'Use General Delivery until you have an address. Packages take longer, and some stores don’t ship here.',
    content: (
      <>
        <TextList texts={firstMonths.daily} />
        <p className="mt-3">
          Driver’s license, mail forwarding and the first week, day by day:{' '}
          <Link to="/pcs-toolkit/hawaii-checklist#your-first-week-day-by-day" className="link">
            the checklist
          </Link>
          .
        </p>
      </>
    ),
  },
];

export { CostOfLivingPage as Component };
