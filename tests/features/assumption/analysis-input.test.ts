// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  ANALYSIS_DEFAULTS,
  type AnalysisField,
  type AnalysisProblem,
  analysisProblems,
  analysisTexts,
  readAnalysisInput,
} from '@/features/assumption/analysis-input';

const empty = analysisTexts(ANALYSIS_DEFAULTS);

test('the form opens with a stay of 36 months, no exemption and nothing else', () => {
  expect(empty).toEqual({
    isExempt: false,
    processingFee: '',
    otherCosts: '',
    newLoanClosing: '',
    stayMonths: '36',
    bah: '',
  });
  expect(readAnalysisInput(empty)).toEqual(ANALYSIS_DEFAULTS);
});

test('pasted amounts are read: " $ 3,912.50 "', () => {
  expect(readAnalysisInput({ ...empty, bah: ' $ 3,912.50 ' }).bah).toBe(3912.5);
});

describe('what needs to be fixed', () => {
  test.each<[AnalysisField, string, AnalysisProblem | undefined]>([
    ['processingFee', '0', undefined],
    ['processingFee', '-300', 'not-a-number'],
    ['otherCosts', '600000', undefined],
    ['otherCosts', '600001', 'above-price'],
    ['newLoanClosing', '100000001', 'too-large'],
    ['stayMonths', '', 'missing'],
    ['stayMonths', '36.5', 'not-whole'],
    ['stayMonths', '1e2', 'not-a-number'],
    ['stayMonths', '600', undefined],
    ['stayMonths', '601', 'too-large'],
  ])('%s of "%s": %s', (field, text, problem) => {
    const problems = analysisProblems(readAnalysisInput({ ...empty, [field]: text }), 600_000);
    expect(problems).toEqual(problem ? { [field]: problem } : {});
  });

  test('a negative number from any source', () => {
    expect(analysisProblems({ ...ANALYSIS_DEFAULTS, bah: -1 }, null)).toEqual({ bah: 'negative' });
  });
});
