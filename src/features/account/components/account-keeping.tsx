import { type ReactNode, useId } from 'react';
import type { Keeping } from '@/features/account/keeping/use-keeper';
import { Button } from '@/ui/button';

type AccountKeepingLinesProps = {
  /** What went wrong. */
  failure: string | undefined;
  /** When trying again can help. */
  onRetry: (() => void) | undefined;
  /** What to choose between when the account and the page differ. */
  children: ReactNode;
};

/**
 * Messages about keeping something with the account. They come after the server's response, so they show at the bottom
 * of the window, where they move nothing; in a short window, at the end of what is kept.
 */
export function AccountKeepingLines({ failure, onRetry, children }: AccountKeepingLinesProps) {
  return (
    <div className="bottom-lines no-print bottom-12 z-10 tall:sticky">
      {failure && (
        <div
          role="alert"
          className="mt-4 flex items-center gap-4 rounded-lg border border-bad bg-bad-tint p-4"
        >
          <p className="grow">{failure}</p>
          {onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              Try again
            </Button>
          )}
        </div>
      )}
      <div role="status">{children}</div>
    </div>
  );
}

type AccountKeepingOptionProps = {
  label: string;
  isOn: boolean;
  keeping: Pick<Keeping<never>, 'isBusy'> & { question: unknown };
  onTurn: (isOn: boolean) => void;
};

/** The box that turns it on and off, also while the account can’t be asked. It waits for an answer to a question. */
export function AccountKeepingOption({ label, isOn, keeping, onTurn }: AccountKeepingOptionProps) {
  const isAsked = keeping.question !== undefined;
  const id = useId();
  return (
    <div className="flex items-start gap-1">
      <input
        id={id}
        type="checkbox"
        autoComplete="off"
        checked={isOn}
        aria-describedby={`${id}-hint`}
        aria-busy={keeping.isBusy}
        aria-disabled={isAsked}
        onChange={({ currentTarget: { checked } }) => {
          if (!isAsked) onTurn(checked);
        }}
        className="m-2.5 ml-0 size-6 shrink-0 accent-action aria-disabled:opacity-60"
      />
      <div className="py-2.5">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          Then your phone and laptop match. When you sign out, only a change that couldn’t be saved yet stays
          in this browser.
          {!isOn && <span> Already on another device? Check this box there, too.</span>}
        </p>
      </div>
    </div>
  );
}

type AccountQuestionProps = {
  label: string;
  title: string;
  lines: readonly string[];
  /** Buttons, the first of which stands out. */
  answers: readonly (readonly [text: string, onPick: () => void])[];
};

/** Asks what to keep. */
export function AccountQuestion({ label, title, lines, answers }: AccountQuestionProps) {
  return (
    <section aria-label={label} className="mt-2 rounded-xl border border-action bg-card p-4">
      <h2 className="text-xl">{title}</h2>
      {lines.map((line) => (
        <p key={line} className="mt-1">
          {line}
        </p>
      ))}
      <p className="mt-3 flex flex-wrap gap-3">
        {answers.map(([text, onPick], index) => (
          <Button key={text} variant={index > 0 ? 'secondary' : undefined} onClick={onPick}>
            {text}
          </Button>
        ))}
      </p>
    </section>
  );
}
