import { useDraft } from '@/browser/use-draft';
import { whichUsd } from '@/money/parse-usd';
import { formatUsd } from '@/money/usd';
import {
  ANALYSIS_DEFAULTS,
  ANALYSIS_FIELDS,
  type AnalysisField,
  type AnalysisInput,
  type AnalysisProblem,
  type AnalysisTexts,
  analysisProblems,
  analysisTexts,
  readAnalysisInput,
} from './analysis-input';
import { MESSAGES } from './content/loan-messages';
import { MAX_STAY_MONTHS } from './field-rules';

/** The parts that have fields and a button of their own. */
export type AskedPart = 'closing' | 'bah';

export type AnalysisForm = ReturnType<typeof useAnalysisForm>;

type AnalysisFormState = { texts: AnalysisTexts; asked: Partial<Record<AskedPart, boolean>> };

/** The fields below the result, filled in from `kept`. A change to a part's field clears that part's answer. */
export function useAnalysisForm(price: number | null, kept: Partial<AnalysisInput>) {
  const start = analysisTexts({ ...ANALYSIS_DEFAULTS, ...kept });
  const [state, setState] = useDraft<AnalysisFormState>('analysis', {
    restore: (draft) => restored(draft, start),
    draftOf: (state) => state,
  });
  const { texts, asked } = state;
  const input = readAnalysisInput(texts);
  const problems = analysisProblems(input, price);
  const messageFor = (field: AnalysisField) => {
    if (field === 'bah' && (input.bah === null || input.bah === 0)) return 'Enter your BAH or budget a month';
    return problems[field] && messageOf(field, problems[field], texts[field], price);
  };
  const hasProblem = (part: AskedPart) =>
    ANALYSIS_FIELDS.some(({ field }) => partOf(field) === part && messageFor(field) !== undefined);

  function change<Field extends keyof AnalysisTexts>(field: Field, value: AnalysisTexts[Field]) {
    setState((before) => {
      const after = { ...before.texts, [field]: value };
      const isSame = Object.is(readAnalysisInput(before.texts)[field], readAnalysisInput(after)[field]);
      return { texts: after, asked: isSame ? before.asked : { ...before.asked, [partOf(field)]: false } };
    });
  }

  return {
    texts,
    input,
    problems,
    change,
    fill(filled: Partial<AnalysisInput>) {
      const entries = Object.entries(analysisTexts({ ...ANALYSIS_DEFAULTS, ...filled }));
      const known = Object.fromEntries(entries.filter(([field]) => field in filled));
      setState((before) => ({ texts: { ...before.texts, ...known }, asked: {} }));
    },
    ask: (part: AskedPart) => setState((before) => ({ ...before, asked: { ...before.asked, [part]: true } })),
    unask: (part: AskedPart) =>
      setState((before) => ({ ...before, asked: { ...before.asked, [part]: false } })),
    isAnswered: (part: AskedPart) => Boolean(asked[part]) && !hasProblem(part),
    errorsOf(field: AnalysisField): string[] {
      const message = asked[partOf(field)] && messageFor(field);
      return message ? [message] : [];
    },
  };
}

function restored(draft: unknown, start: AnalysisTexts): AnalysisFormState {
  const { texts: typed, asked } = Object(draft);
  const { isExempt, ...textOf } = Object(typed);
  const { closing, bah } = Object(asked);
  const texts = { ...start, isExempt: typeof isExempt === 'boolean' ? isExempt : start.isExempt };
  for (const { field } of ANALYSIS_FIELDS)
    if (typeof textOf[field] === 'string') texts[field] = textOf[field];
  return { texts, asked: { closing: closing === true, bah: bah === true } };
}

function partOf(field: keyof AnalysisTexts): AskedPart {
  return field === 'bah' ? 'bah' : 'closing';
}

function messageOf(
  field: AnalysisField,
  problem: AnalysisProblem,
  text: string,
  price: number | null,
): string {
  if (field === 'stayMonths') return `Enter whole months, from 1 to ${MAX_STAY_MONTHS}`;
  if (problem === 'above-price') return `This is more than the price. Enter ${formatUsd(price)} or less`;
  if (problem === 'too-large') return MESSAGES.dollars.most;
  if (/^\s*\$?\s*-/.test(text)) return MESSAGES.dollars.negative;
  return whichUsd(text) ?? MESSAGES.dollars.number;
}
