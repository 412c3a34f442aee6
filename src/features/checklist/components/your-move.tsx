import { Disclosure } from '@/blocks/disclosure';
import { moveLabels } from '@/features/checklist/content/plan-words';
import { type FamilyPlan, type Move, type MoveQuestion, moveChoices } from '@/features/checklist/family-plan';
import { SelectField } from '@/ui/field';

const questions = Object.keys(moveChoices) as MoveQuestion[];

type YourMoveProps = { plan: FamilyPlan; change: (plan: FamilyPlan) => void };

/** A few optional questions, kept with the report date. */
export function YourMove({ plan, change }: YourMoveProps) {
  function answer(question: MoveQuestion, choice: string) {
    const { [question]: _, ...rest } = plan.move;
    change({ ...plan, move: (choice ? { ...rest, [question]: choice } : rest) as Move });
  }
  const count = Object.keys(plan.move).length;
  return (
    <div className="no-print">
      <Disclosure
        summary={`Your move: ${count === 0 ? 'leave out what isn’t for you' : `${count} answered`}`}
      >
        <div className="grid gap-4 pt-2 pb-4 sm:grid-cols-2 lg:grid-cols-4">
          {questions.map((question) => {
            const { label, choices } = moveLabels[question];
            return (
              <SelectField
                key={question}
                label={label}
                autoComplete="off"
                value={plan.move[question] ?? ''}
                onChange={(event) => answer(question, event.currentTarget.value)}
              >
                <option value="">Not said</option>
                {Object.entries(choices).map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </SelectField>
            );
          })}
        </div>
      </Disclosure>
    </div>
  );
}
