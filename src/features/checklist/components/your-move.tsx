import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Disclosure } from '@/blocks/disclosure';
import { moveLabels } from '@/features/checklist/content/move-labels';
import {
  ageGroups,
  hasAgeGroup,
  type Move,
  type MoveChoice,
  type MoveQuestion,
  moveChoices,
  withPressed,
} from '@/features/checklist/move';
import { Chip } from '@/ui/chip';
import { SelectField } from '@/ui/field';

const WHOLE = 'col-span-full';

type Row = {
  /** What it asks, if not its question's label. */
  legend?: string;
  /** More than one share a row of chips, one chip each. */
  questions: readonly [MoveQuestion, ...MoveQuestion[]];
  className?: string;
  isShown?: (move: Move) => boolean;
};

/** In the order on the screen: short questions share a line. */
const rows: readonly Row[] = [
  { questions: ['orders'], className: WHOLE },
  { questions: ['service'], className: WHOLE },
  { questions: ['base'], className: WHOLE },
  { questions: ['children', ...ageGroups, 'expecting'], className: WHOLE },
  {
    legend: 'Also true for us',
    questions: ['parent', 'newlywed', 'needs', 'license', 'noSavings'],
    className: WHOLE,
  },
  { questions: ['pets'] },
  { questions: ['petStage'], className: WHOLE, isShown: ({ pets }) => pets === 'yes' },
  { questions: ['firearms'] },
  { questions: ['motorcycle'] },
  { questions: ['boat'] },
  { questions: ['vehicles'], className: 'col-span-full sm:col-span-3' },
  { questions: ['home'], className: WHOLE },
  { questions: ['screening'], className: WHOLE },
];

type YourMoveProps = {
  move: Move;
  onChange: (move: Move) => void;
  isOpen?: boolean;
  /** Another question, before the others, and its answer in words. */
  first?: { words: string | undefined; field: ReactNode } | undefined;
};

/** Optional questions about the move, under one line: one press answers, a second press takes the answer back. */
export function YourMove({ move, onChange, isOpen, first }: YourMoveProps) {
  const answers = [first?.words, moveInWords(move)].filter(Boolean).join(', ');
  // Two presses can come before the next render, as when the starter replays early ones.
  const latest = useRef(move);
  useLayoutEffect(() => {
    latest.current = move;
  }, [move]);
  function press(question: MoveQuestion, choice: string | undefined) {
    latest.current = withPressed(latest.current, question, choice as MoveChoice<typeof question> | undefined);
    onChange(latest.current);
  }
  return (
    <Disclosure
      isOpen={isOpen}
      summary={
        <span className="font-semibold min-[16rem]:line-clamp-3">
          {answers ? `Your move: ${answers}` : 'Tell us about your move'}
        </span>
      }
    >
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-3 sm:grid-cols-4">
        {first && <div className="col-span-full text-sm sm:col-span-2">{first.field}</div>}
        {rows
          .filter(({ isShown }) => isShown?.(move) ?? true)
          .map((row) => (
            <Chips key={row.questions[0]} row={row} move={move} onPress={press} />
          ))}
        <div className="col-span-full text-sm sm:col-span-2">
          <SelectField
            label={moveLabels.grade.label}
            hint="For your weight limit, BAH and TLA."
            value={move.grade ?? ''}
            onChange={({ currentTarget }) => press('grade', currentTarget.value || move.grade)}
          >
            <option value="">Choose</option>
            {moveChoices.grade.map((grade) => (
              <option key={grade}>{grade}</option>
            ))}
          </SelectField>
        </div>
      </div>
      <p className="py-2 text-sm text-ink-soft">Answer as many as you like. We’ll drop what doesn’t apply.</p>
    </Disclosure>
  );
}

type ChipsProps = {
  row: Row;
  move: Move;
  onPress: (question: MoveQuestion, choice: string) => void;
};

function Chips({ row: { legend, questions, className }, move, onPress }: ChipsProps) {
  const [first] = questions;
  const isShared = questions.length > 1;
  return (
    <fieldset className={className}>
      <legend className="text-sm font-semibold">
        {isUnsaid(first, move) ? 'Children: what ages?' : (legend ?? moveLabels[first].label)}
      </legend>
      <div className="mt-1 flex flex-wrap gap-1">
        {questions.flatMap((question) => {
          const { label, choices, chips = choices } = moveLabels[question];
          return moveChoices[question]
            .filter((choice) => !(question === 'children' && choice === 'yes'))
            .map((choice) => (
              <Chip
                key={`${question} ${choice}`}
                aria-label={isShared && choice === 'yes' ? label : undefined}
                isPressed={choice === move[question]}
                onClick={() => onPress(question, choice)}
              >
                {question === 'children' ? 'None' : chips[choice]}
              </Chip>
            ));
        })}
      </div>
    </fieldset>
  );
}

/** A family of before that said only that there are children. */
function isUnsaid(question: MoveQuestion, move: Move): boolean {
  return question === 'children' && move.children === 'yes' && !hasAgeGroup(move);
}

/** In the order in which they are said. */
const saidQuestions: readonly MoveQuestion[] = [...rows.flatMap(({ questions }) => questions), 'grade'];

/** Returns the answers in a few words, such as "Army, Schofield, pets, no firearms". */
function moveInWords(move: Move): string {
  const answers = saidQuestions.filter(
    (question) => move[question] && !(question === 'children' && (hasAgeGroup(move) || move.expecting)),
  );
  return answers.map((question) => answerInWords(question, move)).join(', ');
}

function answerInWords(question: MoveQuestion, move: Move): string {
  const { label, choices, chips = choices, said = label.toLowerCase() } = moveLabels[question];
  const choice = move[question] ?? '';
  if (question === 'orders') return choice === 'yes' ? 'on orders' : 'no orders';
  const name = (choices[choice] ?? '').toLowerCase();
  if (question === 'petStage') return name;
  if (question === 'screening') return choice === 'later' || choice === 'none' ? name : `screening: ${name}`;
  if (choice === 'yes') return said;
  if (choice === 'no' || choice === 'none') return `no ${said}`;
  if (question === 'vehicles') return choice === 'one' ? 'one vehicle' : 'two or more vehicles';
  return question === 'home' ? name : (chips[choice] ?? '');
}
