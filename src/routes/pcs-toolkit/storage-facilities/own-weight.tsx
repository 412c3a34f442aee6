import { useContext } from 'react';
import { OwnPlanContext } from '@/blocks/own-plan';
import { gradesOf, weightLimitsOf, weightRows } from '@/guides/weight-limits';

/** The limit of the pay grade in the family's plan. */
export function OwnWeight() {
  const { grade } = useContext(OwnPlanContext);
  const row = grade && weightRows.find((one) => gradesOf(one).includes(grade));
  if (!row) return null;
  const [family, alone] = weightLimitsOf(row);
  return (
    <p className="mb-3">
      {`Yours, ${grade}: `}
      <strong className="font-semibold">{`${family} lb`}</strong>
      {` with family on the orders, ${alone} without.`}
    </p>
  );
}
