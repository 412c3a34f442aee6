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
  keeping: Pick<Keeping<never>, 'isBusy' | 'turnsTo' | 'turn'> & { question: unknown };
};

/** The box that turns it on and off, and shows at once what it is turned to. A press waits while the server is asked. */
export function AccountKeepingOption({ label, isOn, keeping }: AccountKeepingOptionProps) {
  const { isBusy, question, turnsTo, turn } = keeping;
  const isTaken = turnsTo !== undefined || question !== undefined;
  const id = useId();
  return (
    <div className="flex items-start gap-1">
      <input
        id={id}
        type="checkbox"
        autoComplete="off"
        checked={turnsTo ?? isOn}
        aria-describedby={`${id}-hint`}
        aria-busy={isBusy}
        aria-disabled={isTaken}
        onChange={({ currentTarget: { checked } }) => {
          if (!isTaken) turn(checked);
        }}
        className="m-2.5 ml-0 size-6 shrink-0 accent-action aria-disabled:opacity-60"
      />
      <div className="py-2.5">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          Your phone and laptop then agree. When you sign out, nothing of it stays in this browser, except a
          change that couldn’t be saved yet.
        </p>
      </div>
    </div>
  );
}
