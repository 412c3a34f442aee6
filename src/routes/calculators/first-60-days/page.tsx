import { SourcesContext } from '@/blocks/fact-text';
import { GuideSections, MORE } from '@/blocks/guide-section';
import { PastYearsRates } from '@/blocks/past-years-rates';
import { SourceList } from '@/blocks/source-list';
import { TextList } from '@/blocks/text-list';
import { numberedSources } from '@/facts/facts';
import { useAuth } from '@/features/account/use-auth';
import { useKeptHomes } from '@/features/assumption/use-kept-homes';
import { useKeptPlan } from '@/features/checklist/use-kept-plan';
import { BahTable } from '@/features/first-60-days/components/bah-table';
import { HowTheyPay } from '@/features/first-60-days/components/how-they-pay';
import { NeededCash } from '@/features/first-60-days/components/needed-cash';
import { WeekPicture } from '@/features/first-60-days/components/week-picture';
import { WhereToLive } from '@/features/first-60-days/components/where-to-live';
import { firstSixtyPage } from '@/features/first-60-days/content/first-60-days';
import { firstSixtyGroups } from '@/features/first-60-days/first-sixty-fields';
import { firstSixtyForm } from '@/features/first-60-days/first-sixty-form';
import { useFirst60Days } from '@/features/first-60-days/use-first-60-days';
import { FormAndAnswer } from '@/features/kept-form/components/form-and-answer';
import { bahInBrief } from '@/guides/bah-facts';
import { whereToLive } from '@/guides/where-to-live';
import { BAH_YEAR } from '@/money/bah';
import { DLA_YEAR } from '@/money/dla';
import { TLA_RATES_YEAR } from '@/money/tla';
import { Link } from '@/ui/link';
import { NoScript } from '@/ui/no-script';
import { PageTitle } from '@/ui/page-title';
import { specialOrders } from './special-orders';

const { rules, neverBack: never, askFirst, answers } = firstSixtyPage;
/** In reading order. */
const shown = [
  firstSixtyPage.exampleWeeks,
  whereToLive,
  never,
  askFirst,
  firstSixtyPage.short,
  firstSixtyPage.tlaTable,
  rules.hotel,
  firstSixtyPage.dlaTable,
  rules.dla,
  rules.bah,
  rules.beforeYouFly,
  rules.onTheWay,
  rules.pets,
  bahInBrief.rateProtection,
  firstSixtyPage.nextYear,
  firstSixtyPage.bahTable,
  specialOrders,
];
const sources = numberedSources(shown);

const { hotel, costs } = firstSixtyGroups;
/** Without orders, only the costs are asked for. */
const ownForm = { ...firstSixtyForm, groups: { hotel, costs } };

/** What the other folds are about. */
const PAY = 'Your pay and allowances';

/** What the rules are for, where the plan has no orders. */
const ON_ORDERS = 'For a move on orders';

const loadDetails = () =>
  import('@/features/first-60-days/components/answer-details').then((module) => module.AnswerDetails);

function First60DaysPage() {
  const auth = useAuth();
  const userId = auth.status === 'signed-in' ? auth.user.id : undefined;
  const { known, move } = useKeptPlan(userId);
  const isWithoutOrders = move.orders === 'no';
  const form = useFirst60Days(known, userId, isWithoutOrders);
  const homes = useKeptHomes();
  const hasResult = form.flow.neededCents !== null;
  return (
    <SourcesContext value={sources}>
      <div className={hasResult ? 'print:[&_h1]:text-lg print:[&_p]:hidden' : undefined}>
        <PageTitle
          path="/calculators/first-60-days"
          lead={isWithoutOrders ? firstSixtyPage.ownLead : firstSixtyPage.lead}
        />
      </div>
      <NoScript of="The calculator">The rules it uses are below.</NoScript>
      <div className="print:has-data-printed-small:[zoom:0.86]">
        <FormAndAnswer
          kind={isWithoutOrders ? ownForm : firstSixtyForm}
          form={form}
          userId={userId}
          start="Two numbers are enough to start. Skip what you don’t know."
          next={form.asksFor}
          loadDetails={loadDetails}
        >
          <PastYearsRates of={[BAH_YEAR, DLA_YEAR, TLA_RATES_YEAR]} />
          <NeededCash form={form} />
          <WeekPicture form={form} />
        </FormAndAnswer>
      </div>
      <div className={hasResult ? 'print:hidden' : undefined}>
        <GuideSections
          of={[
            {
              group: MORE,
              title: 'Where will you live?',
              answer: answers.live,
              content: <WhereToLive form={form} homes={homes} />,
            },
            {
              group: MORE,
              title: 'Never reimbursed',
              answer: answers.never,
              content: <TextList texts={never} />,
            },
            {
              group: MORE,
              title: 'Ask before you leave',
              answer: answers.ask,
              content: (
                <>
                  <TextList texts={askFirst} />
                  <p className="mt-4 max-w-measure">
                    TLA office phones, and hotels:{' '}
                    <Link to="/pcs-toolkit/tla-hotels" className="link">
                      TLA Hotels
                    </Link>
                  </p>
                  <h3 className="mt-5 mb-2">Advance pay and debts</h3>
                  <TextList texts={firstSixtyPage.short} />
                  <p className="mt-3 max-w-measure">
                    The relief societies and the Red Cross:{' '}
                    <Link to="/resources#who-can-help" className="link">
                      Resources
                    </Link>
                  </p>
                </>
              ),
            },
            { group: PAY, title: 'How TLA, DLA and BAH pay', answer: answers.rules, content: <HowTheyPay /> },
            {
              group: PAY,
              title: 'BAH by pay grade',
              answer: answers.bah,
              content: (
                <>
                  <TextList texts={[bahInBrief.rateProtection, firstSixtyPage.nextYear]} />
                  <BahTable />
                </>
              ),
            },
            {
              group: PAY,
              title: 'If you are Guard or Reserve',
              answer: 'The length of your orders decides your pay.',
              content: <TextList texts={specialOrders.reserve} />,
            },
            {
              group: PAY,
              title: 'If both of you serve',
              answer:
                'Each gets a BAH, one at the rate with dependents if you have children. You usually get one DLA.',
              content: <TextList texts={specialOrders.bothServe} />,
            },
          ].map((section) => (isWithoutOrders ? { ...section, group: ON_ORDERS } : section))}
        />
      </div>
      <div className={hasResult ? 'print:hidden' : undefined}>
        <SourceList of={shown} />
      </div>
    </SourcesContext>
  );
}

export { First60DaysPage as Component };
