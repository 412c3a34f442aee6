import { useContext, useState } from 'react';
import { Disclosure } from '@/blocks/disclosure';
import { type OwnPlan, OwnPlanContext } from '@/blocks/own-plan';
import { PastYearsRates } from '@/blocks/past-years-rates';
import { firstSixtyForm } from '@/features/first-60-days/first-sixty-form';
import { readForm } from '@/features/first-60-days/read-form';
import { BAH_YEAR, bahDollars, bahIslands, islandNames } from '@/money/bah';
import { isPayGrade, payGrades } from '@/money/pay-grades';
import { formatUsd } from '@/money/usd';
import { Button } from '@/ui/button';
import { ChangingText } from '@/ui/changing-text';
import { SelectField } from '@/ui/field';
import { Link } from '@/ui/link';

const dependents = ['With dependents', 'Without dependents'] as const;

type Choice = { grade: string; island: string; dependents: string };

/** The year's BAH by grade, island and dependents; The First 60 Days, if its numbers are kept here, or the plan fills them in. */
export function BahPicker({ onUse }: { onUse: (dollars: number) => void }) {
  const [choice, setChosen] = useChoice();
  const [used, setUsed] = useState<number>();
  const island = bahIslands.find((known) => known === choice.island);
  const dollars =
    isPayGrade(choice.grade) && island && choice.dependents
      ? bahDollars(island, choice.grade, choice.dependents === dependents[0])
      : undefined;
  const choose = (part: Partial<Choice>) => {
    setChosen(part);
    setUsed(undefined);
  };

  return (
    <Disclosure summary="Fill in my BAH from my pay grade">
      <div className="max-w-measure apart-4 pt-2">
        <PastYearsRates of={[BAH_YEAR]} />
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <SelectField
            label="Pay grade"
            value={choice.grade}
            onChange={({ currentTarget }) => choose({ grade: currentTarget.value })}
          >
            <option value="">Choose</option>
            {payGrades.map((grade) => (
              <option key={grade}>{grade}</option>
            ))}
          </SelectField>
          <SelectField
            label="Dependents"
            value={choice.dependents}
            onChange={({ currentTarget }) => choose({ dependents: currentTarget.value })}
          >
            <option value="">Choose</option>
            {dependents.map((words) => (
              <option key={words}>{words}</option>
            ))}
          </SelectField>
          <SelectField
            label="Island of your duty station"
            value={choice.island}
            onChange={({ currentTarget }) => choose({ island: currentTarget.value })}
          >
            <option value="">Choose</option>
            {bahIslands.map((known) => (
              <option key={known} value={known}>
                {islandNames[known]}
              </option>
            ))}
          </SelectField>
          {dollars === undefined ? (
            <p className="text-sm text-ink-soft">Choose all three to see the rate.</p>
          ) : (
            <Button
              variant="secondary"
              onClick={() => {
                onUse(dollars);
                setUsed(dollars);
              }}
            >
              <ChangingText text={`Fill in ${formatUsd(dollars)}`} />
            </Button>
          )}
        </div>
        <p role="status" className="min-h-6 text-sm">
          {used !== undefined && <ChangingText text={`${formatUsd(used)} is filled in below.`} />}
        </p>
        <p className="text-sm text-ink-soft">
          {BAH_YEAR} rates. Already paid BAH here? Your own rate may be protected, so use the one on your LES.{' '}
          <Link to="/calculators/first-60-days#bah-by-pay-grade" className="link inline-block py-1">
            Every rate, with its source
          </Link>
        </p>
      </div>
    </Disclosure>
  );
}

/** What was chosen here, else what The First 60 Days has, else what the plan knows. */
function useChoice() {
  const own = planChoice(useContext(OwnPlanContext));
  const [kept] = useState(keptChoice);
  const [chosen, setChosen] = useState<Partial<Choice>>({});
  const choiceOf = (part: keyof Choice) => chosen[part] ?? (kept[part] || own[part]);
  const choice: Choice = {
    grade: choiceOf('grade'),
    island: choiceOf('island'),
    dependents: choiceOf('dependents'),
  };
  return [choice, (part: Partial<Choice>) => setChosen({ ...chosen, ...part })] as const;
}

function planChoice({ grade, base, island, children }: OwnPlan): Choice {
  return {
    grade: grade ?? '',
    island: base ? 'oahu' : (island ?? ''),
    dependents: children === 'yes' ? dependents[0] : '',
  };
}

function keptChoice(): Choice {
  const { here: kept } = firstSixtyForm.copies.read(undefined);
  const { grade = '', island = '', who } = kept ? readForm(kept).input : {};
  return { grade, island, dependents: who ? dependents[who === 'single' ? 1 : 0] : '' };
}
