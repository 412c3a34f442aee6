import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LinkToCopy, useShare } from '@/blocks/use-share';
import { copyLink } from '@/browser/share';
import { hashToShare } from '@/browser/shared-hash';
import { useDraft } from '@/browser/use-draft';
import { ASSUMPTION_DEFAULTS, type AssumptionField } from '@/features/assumption/assumption-input';
import { assumptionHash } from '@/features/assumption/assumption-link';
import { type AssumptionProblem, assumptionProblems } from '@/features/assumption/assumption-problems';
import {
  type AssumptionTexts,
  assumptionTexts,
  readAssumptionInput,
  restoredTexts,
} from '@/features/assumption/assumption-texts';
import { problemMessage } from '@/features/assumption/content/loan-messages';
import { type Home, homeName, LONGEST_HOME_NAME, MOST_HOMES } from '@/features/assumption/homes';
import type { AssumptionResult, WantedHomes } from '@/features/assumption/use-assumption-form';
import type { HomesList } from '@/features/assumption/use-homes';
import { formatUsd } from '@/money/usd';
import { Button } from '@/ui/button';
import { DecimalField } from '@/ui/decimal-field';
import { Field } from '@/ui/field';
import { useFieldErrors } from '@/ui/field-errors';
import { Form } from '@/ui/form';
import { MoneyField } from '@/ui/money-field';
import { HomesTable } from './homes-table';

type HomesPartProps = {
  list: HomesList;
  result: AssumptionResult | undefined;
  /** Set once a link's homes are to be compared; with `isFocused`, the reader is led there. */
  wanted: WantedHomes | undefined;
  onFill: (home: Home) => void;
};

export function HomesPart({ list, result, wanted, onFill }: HomesPartProps) {
  const { homes } = list.all;
  const box = useRef<HTMLDivElement>(null);
  const comparison = useRef<HTMLHeadingElement>(null);
  const [news, setNews] = useState('');

  function compare() {
    flushSync(list.compare);
    setNews('');
    comparison.current?.focus();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => {
    if (wanted) list.compare();
  }, [wanted]);
  useEffect(() => {
    if (list.isCompared && wanted?.isFocused) comparison.current?.focus();
  }, [list.isCompared, wanted]);

  function remove({ name }: Home) {
    list.remove(name);
    setNews(`“${name}” was removed.`);
    // The pressed button is removed with the home.
    box.current?.focus();
  }

  return (
    <>
      <div ref={box} tabIndex={-1} className="no-print max-w-measure apart-4">
        <p role="status" className="empty:hidden">
          {news}
        </p>
        {homes.length > 0 && (
          <ul className="lined border-y border-line">
            {homes.map((home) => (
              <li key={home.name} className="flex flex-wrap items-center gap-2 py-2">
                <span className="min-w-28 flex-1 wrap-anywhere">
                  <span className="font-semibold">{home.name}</span>
                  <span translate="no" className="block text-sm text-ink-soft">
                    {formatUsd(home.input.purchasePrice)}
                  </span>
                </span>
                <span className="flex flex-wrap gap-2">
                  <Button variant="secondary" onClick={() => onFill(home)}>
                    Fill in<span className="sr-only">: {home.name}</span>
                  </Button>
                  <Button variant="secondary" onClick={() => remove(home)}>
                    Remove<span className="sr-only">: {home.name}</span>
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
        {result && (
          <AddHome list={list} result={result} onAdded={(name) => setNews(`“${name}” was added.`)} />
        )}
        {!result && homes.length < MOST_HOMES && (
          <p>To add a home, fill in its numbers above and press Calculate.</p>
        )}
        {homes.length > 0 && <Actions list={list} onCompare={compare} />}
      </div>
      {list.isCompared && (
        <div className="mt-6 print:mt-0">
          <h3 ref={comparison} tabIndex={-1} className="mb-2 print:hidden">
            Your homes side by side
          </h3>
          <HomesTable all={list.all} />
        </div>
      )}
    </>
  );
}

const OWN_FIELDS = [
  { field: 'purchasePrice', label: 'Its price', Input: MoneyField },
  { field: 'assumedLoanBalance', label: 'Seller’s balance', Input: MoneyField },
  { field: 'assumptionRate', label: 'Seller’s rate (% a year)', Input: DecimalField },
  { field: 'assumedLoanTerm', label: 'Seller’s years left', Input: DecimalField },
  { field: 'hoaFees', label: 'Its HOA fee a month', Input: MoneyField },
  { field: 'monthlyTaxes', label: 'Its property tax a month', Input: MoneyField },
  { field: 'monthlyInsurance', label: 'Its insurance a month', Input: MoneyField },
] as const;

type AddHomeProps = { list: HomesList; result: AssumptionResult; onAdded: (name: string) => void };

type OwnField = (typeof OWN_FIELDS)[number]['field'];

/** `of`: the link hash of the result whose numbers the fields began with. */
type NewHome = { name: string; texts?: AssumptionTexts; of?: string };

const newHomeDraft = {
  restore: (draft: unknown): NewHome => {
    const { name, texts, of } = Object(draft);
    return {
      name: typeof name === 'string' ? name : '',
      ...(typeof of === 'string' && {
        of,
        texts: restoredTexts(texts, assumptionTexts(ASSUMPTION_DEFAULTS)),
      }),
    };
  },
  draftOf: (home: NewHome) => (home.name || home.texts ? home : undefined),
};

/** What differs from home to home. The rest comes from the result above, whose numbers these fields start with. */
function AddHome({ list, result, onAdded }: AddHomeProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [{ name, texts: typed, of }, setDraft] = useDraft('new-home', newHomeDraft);
  const { errorsOf, show } = useFieldErrors<OwnField | 'homeName'>();
  const hash = assumptionHash(result.input);
  const texts = of === hash && typed ? typed : assumptionTexts(result.input);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = readAssumptionInput(texts);
    if (!show(formRef.current, messagesFor(texts))) return;
    const problem = list.add(name, input);
    show(formRef.current, { homeName: problem ? [problem] : [] });
    if (!problem) {
      setDraft((before) => ({ ...before, name: '' }));
      onAdded(homeName(name));
    }
    formRef.current?.querySelector('input')?.focus();
  }

  return (
    <Form ref={formRef} aria-label="Add a home" onSubmit={submit} className="apart-3">
      <p>
        Type only what is different about this home. A condo’s HOA fee is often far above a house’s. The down
        payment, GAP loan, market rate and fees stay as above.
      </p>
      <Field
        name="homeName"
        label="Name of the home"
        hint="Such as “This house” or its street."
        autoComplete="off"
        enterKeyHint="go"
        maxLength={LONGEST_HOME_NAME}
        value={name}
        onChange={({ currentTarget }) => setDraft((before) => ({ ...before, name: currentTarget.value }))}
        errors={errorsOf('homeName')}
      />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {OWN_FIELDS.map(({ field, label, Input }) => (
          <Input
            key={field}
            name={field}
            label={label}
            enterKeyHint="go"
            value={texts[field]}
            onValue={(text) => setDraft({ name, texts: { ...texts, [field]: text }, of: hash })}
            errors={errorsOf(field)}
          />
        ))}
      </div>
      <Button type="submit" variant="secondary">
        Add this home
      </Button>
    </Form>
  );
}

/** A problem with a number that has no field here is shown at the price. */
function messagesFor(texts: AssumptionTexts): Partial<Record<OwnField, string[]>> {
  const messages: Partial<Record<OwnField, string[]>> = {};
  const problems = Object.entries(assumptionProblems(readAssumptionInput(texts)));
  for (const [field, problem] of problems as [AssumptionField, AssumptionProblem][]) {
    const at = OWN_FIELDS.find((own) => own.field === field)?.field ?? 'purchasePrice';
    messages[at] ??= [problemMessage(field, problem, texts)];
  }
  return messages;
}

function Actions({ list, onCompare }: { list: HomesList; onCompare: () => void }) {
  const { run, hasFailed } = useShare();
  const url = `${window.location.origin}/calculators/assumption-cruncher${hashToShare(list.hash)}`;
  const isAlone = list.all.homes.length < 2;
  return (
    <div className="apart-2">
      <div className="flex flex-wrap gap-3">
        {!isAlone && <Button onClick={onCompare}>Compare</Button>}
        <Button variant="secondary" onClick={() => run(() => copyLink(url))}>
          {isAlone ? 'Copy link to this home' : 'Copy link to these homes'}
        </Button>
      </div>
      {hasFailed && <LinkToCopy url={url} />}
      <label className="flex items-center gap-1">
        <input
          type="checkbox"
          checked={list.isKept}
          onChange={(event) => list.keep(event.currentTarget.checked)}
          className="m-2.5 ml-0 size-6 shrink-0 accent-action"
        />
        Keep these homes in this browser
      </label>
      <p role="status" className="text-sm text-ink-soft">
        {list.isRefused
          ? 'This browser doesn’t let us keep them: they’re erased when you close the page. Copy the link instead.'
          : list.isKept
            ? 'Kept on this device only, until you clear the box.'
            : list.isOtherKept
              ? 'Checking the box replaces the homes you kept here before.'
              : 'Not kept: these homes go when you close this tab.'}
      </p>
    </div>
  );
}
