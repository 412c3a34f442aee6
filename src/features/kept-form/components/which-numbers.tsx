import type { Choice, Question } from '@/features/account/keeping/decide';
import type { Keeping } from '@/features/account/keeping/use-keeper';
import type { FormKind, FormTexts } from '@/features/kept-form/form-texts';
import type { KeptForm } from '@/features/kept-form/use-kept-form';
import { Button } from '@/ui/button';

/** How many differences fit above the page's end. */
const MOST_LINES = 3;

/** What a form’s fields are called, and what one says, in the words of the form. */
export type FieldSays<Name extends string> = {
  labels: Record<Name, { label: string }>;
  said: (name: Name, text: string | undefined) => string;
};

type WhichNumbersProps<Name extends string> = {
  kind: FormKind<Name>;
  question: Question<FormTexts<Name>>;
  keeping: Keeping<FormTexts<Name>>;
  form: KeptForm<Name>;
  says: FieldSays<Name>;
};

/** Asks which numbers to keep: the account's, this page's or, if another change waits to be saved, that one. */
export function WhichNumbers<Name extends string>({
  kind,
  question,
  keeping,
  form,
  says: { labels, said: saidIn },
}: WhichNumbersProps<Name>) {
  const { account, other, isGone } = question;
  const waiting = other && question.here;
  const page = form.texts;
  const differing = kind.names.filter((name) =>
    [page, waiting].some((texts) => texts && texts[name] !== account[name]),
  );
  const more = differing.length - MOST_LINES;
  const lineOf = (name: Name) => {
    const said = [`${saidIn(name, account[name])} in your account`];
    if (waiting) said.push(`${saidIn(name, waiting[name])} in a change not saved yet`);
    return `${labels[name].label}: ${[...said, `${saidIn(name, page[name])} here`].join(', ')}.`;
  };

  function choose(choice: Choice | 'later') {
    if (keeping.isBusy) return;
    keeping.choose(choice);
    const note = isGone ? 'none' : 'account';
    form.tell(choice === 'later' ? 'later' : note, { preventScroll: choice === 'later' });
    if (choice !== 'later') form.showKept();
  }

  return (
    <section aria-label="Two sets of numbers" className="mt-2 rounded-xl border border-action bg-card p-4">
      <h2 className="text-xl">
        {isGone ? 'Your account had other numbers' : 'Your account has other numbers'}
      </h2>
      {differing.slice(0, MOST_LINES).map((name) => (
        <p key={name} className="mt-1">
          {lineOf(name)}
        </p>
      ))}
      {more > 0 && <p className="mt-1">{more === 1 ? 'One more differs.' : `${more} more differ.`}</p>}
      <p className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => choose('account')}>Use my account’s numbers</Button>
        {waiting && (
          <Button variant="secondary" onClick={() => choose('here')}>
            Use the change not saved yet
          </Button>
        )}
        <Button variant="secondary" onClick={() => choose(waiting ? 'other' : 'here')}>
          {isGone ? 'Keep these' : 'Keep these with my account'}
        </Button>
        <Button variant="secondary" onClick={() => choose('later')}>
          Not now
        </Button>
      </p>
    </section>
  );
}
