import { useLayoutEffect, useRef } from 'react';
import { Disclosure } from '@/blocks/disclosure';
import { moveLabels } from '@/features/checklist/content/move-labels';
import { type Move, type MoveQuestion, moveChoices, parseMove } from '@/features/checklist/move';
import { Chip } from '@/ui/chip';

/** In the order on the screen: two short questions share a line. */
const layout = {
  orders: 'col-span-full',
  service: 'col-span-full',
  base: 'col-span-full',
  pets: '',
  children: '',
  firearms: '',
  motorcycle: '',
  boat: '',
  parent: 'col-span-full sm:col-span-2',
  license: 'col-span-full sm:col-span-2',
  vehicles: 'col-span-full sm:col-span-3',
  home: 'col-span-full',
  screening: 'col-span-full',
} as const satisfies Record<MoveQuestion, string>;

const questions = Object.keys(layout) as MoveQuestion[];

type YourMoveProps = {
  move: Move;
  onChange: (move: Move) => void;
  isOpen?: boolean;
};

/** Optional questions about the move, under one line: one press answers, a second press takes the answer back. */
export function YourMove({ move, onChange, isOpen }: YourMoveProps) {
  const answers = moveInWords(move);
  // Two presses can come before the next render, as when the starter replays early ones.
  const latest = useRef(move);
  useLayoutEffect(() => {
    latest.current = move;
  }, [move]);
  function choose(question: MoveQuestion, choice: string | undefined) {
    latest.current = parseMove({ ...latest.current, [question]: choice });
    onChange(latest.current);
  }
  return (
    <Disclosure
      isOpen={isOpen}
      summary={
        <span className="font-semibold">{answers ? `Your move: ${answers}` : 'Tell us about your move'}</span>
      }
    >
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 sm:grid-cols-4">
        {questions.map((question) => (
          <Chips
            key={question}
            question={question}
            chosen={move[question]}
            onChoose={(choice) => choose(question, choice)}
          />
        ))}
      </div>
      <p className="py-2 text-sm text-ink-soft">Answer what you like: we drop what you don’t need.</p>
    </Disclosure>
  );
}

type ChipsProps = {
  question: MoveQuestion;
  chosen: string | undefined;
  onChoose: (choice: string | undefined) => void;
};

function Chips({ question, chosen, onChoose }: ChipsProps) {
  const { label, choices, chips = choices } = moveLabels[question];
  return (
    <fieldset className={layout[question]}>
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="mt-1 flex flex-wrap gap-1">
        {moveChoices[question].map((choice) => (
          <Chip
            key={choice}
            isPressed={choice === chosen}
            onClick={() => onChoose(choice === chosen ? undefined : choice)}
          >
            {chips[choice]}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

const screeningInWords = {
  ahead: 'screening not asked for',
  asked: 'screening asked for',
  waiting: 'waiting for approval',
  approved: 'screening approved',
  later: 'family joins later',
  none: 'no family coming',
} as const;

/** Returns the answers in a few words, such as "Army, Schofield, pets, no firearms". */
function moveInWords(move: Move): string {
  const answers = questions.filter((question) => move[question] !== undefined);
  return answers.map((question) => answerInWords(question, move)).join(', ');
}

function answerInWords(question: MoveQuestion, move: Move): string {
  const { label, choices, chips = choices } = moveLabels[question];
  const choice = move[question] ?? '';
  const noun = label.toLowerCase();
  if (question === 'orders') return choice === 'yes' ? 'on orders' : 'no orders';
  if (move.screening && question === 'screening') return screeningInWords[move.screening];
  if (choice === 'yes') return noun;
  if (choice === 'no' || choice === 'none') return `no ${noun}`;
  if (question === 'vehicles') return choice === 'one' ? 'one vehicle' : 'two or more vehicles';
  const name = chips[choice] ?? '';
  return question === 'home' ? name.toLowerCase() : name;
}
