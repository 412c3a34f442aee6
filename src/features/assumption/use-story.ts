import { useState } from 'react';
import { formatUsd } from '@/money/usd';
import { MESSAGES } from './content/messages';
import {
  MAX_STAY_MONTHS,
  readStoryInput,
  STORY_DEFAULTS,
  STORY_FIELDS,
  type StoryField,
  type StoryInput,
  type StoryProblem,
  type StoryTexts,
  storyProblems,
  storyTexts,
} from './story-input';

/** The parts that have fields and a button of their own. */
export type AskedPart = 'closing' | 'bah';

export type Story = ReturnType<typeof useStory>;

type StoryState = { texts: StoryTexts; asked: Partial<Record<AskedPart, boolean>> };

/** The fields below the result, filled in from `kept`. A change to a part's field clears that part's answer. */
export function useStory(price: number | null, kept: Partial<StoryInput>) {
  const [{ texts, asked }, setState] = useState<StoryState>(() => ({
    texts: storyTexts({ ...STORY_DEFAULTS, ...kept }),
    asked: {},
  }));
  const input = readStoryInput(texts);
  const problems = storyProblems(input, price);
  const messageFor = (field: StoryField) => {
    if (field === 'bah' && (input.bah === null || input.bah === 0)) return 'Enter your BAH a month';
    return problems[field] && messageOf(field, problems[field], texts[field], price);
  };
  const hasProblem = (part: AskedPart) =>
    STORY_FIELDS.some((field) => partOf(field) === part && messageFor(field) !== undefined);

  function change<Field extends keyof StoryTexts>(field: Field, value: StoryTexts[Field]) {
    setState((before) => {
      const after = { ...before.texts, [field]: value };
      const isSame = Object.is(readStoryInput(before.texts)[field], readStoryInput(after)[field]);
      return { texts: after, asked: isSame ? before.asked : { ...before.asked, [partOf(field)]: false } };
    });
  }

  return {
    texts,
    input,
    problems,
    change,
    fill(filled: Partial<StoryInput>) {
      const entries = Object.entries(storyTexts({ ...STORY_DEFAULTS, ...filled }));
      const known = Object.fromEntries(entries.filter(([field]) => field in filled));
      setState((before) => ({ texts: { ...before.texts, ...known }, asked: {} }));
    },
    ask: (part: AskedPart) => setState((before) => ({ ...before, asked: { ...before.asked, [part]: true } })),
    unask: (part: AskedPart) =>
      setState((before) => ({ ...before, asked: { ...before.asked, [part]: false } })),
    isAnswered: (part: AskedPart) => Boolean(asked[part]) && !hasProblem(part),
    errorsOf(field: StoryField): string[] {
      const message = asked[partOf(field)] && messageFor(field);
      return message ? [message] : [];
    },
  };
}

function partOf(field: keyof StoryTexts): AskedPart {
  return field === 'bah' ? 'bah' : 'closing';
}

function messageOf(field: StoryField, problem: StoryProblem, text: string, price: number | null): string {
  if (field === 'stayMonths') return `Enter whole months, from 1 to ${MAX_STAY_MONTHS}`;
  if (problem === 'above-price') return `This is more than the price. Enter ${formatUsd(price)} or less`;
  if (problem === 'too-large') return MESSAGES.dollars.most;
  return /^\s*\$?\s*-/.test(text) ? MESSAGES.dollars.negative : MESSAGES.dollars.number;
}
