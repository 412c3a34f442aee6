import { AccountQuestion } from '@/features/account/components/account-keeping';
import type { Choice, Question } from '@/features/account/keeping/decide';
import type { Keeping } from '@/features/account/keeping/use-keeper';
import type { FormTexts } from '@/features/kept-form/fields';
import { saidIn } from '@/features/kept-form/fields-in-words';
import type { FormKind } from '@/features/kept-form/form-texts';
import type { KeptForm } from '@/features/kept-form/use-kept-form';

/** How many differences fit above the page's end. */
const MOST_LINES = 3;

type WhichNumbersProps<Name extends string> = {
  kind: FormKind<Name>;
  question: Question<FormTexts<Name>>;
  keeping: Keeping<FormTexts<Name>>;
  form: KeptForm<Name>;
};

/** Asks which numbers to keep: the account's, this page's or, if another change waits to be saved, that one. */
export function WhichNumbers<Name extends string>(props: WhichNumbersProps<Name>) {
  const { question, keeping, form } = props;
  const { account, other, isGone } = question;
  const waiting = other && question.here;

  const answer = (choice: Choice) => () => {
    if (keeping.isBusy) return;
    keeping.choose(choice);
    form.tell(isGone ? 'none' : 'account');
    form.showKept();
  };
  function putOff() {
    if (keeping.isBusy) return;
    keeping.dismiss();
    form.tell('later', { preventScroll: true });
  }
  return (
    <AccountQuestion
      label="Two sets of numbers"
      title={isGone ? 'Your account had other numbers' : 'Your account has other numbers'}
      lines={differences(props, [
        [account, 'in your account'],
        [waiting, 'in a change not saved yet'],
      ])}
      answers={[
        ['Use my account’s numbers', answer('account')],
        ...(waiting ? [['Use the change not saved yet', answer('here')] as const] : []),
        [isGone ? 'Keep these' : 'Keep these with my account', answer(waiting ? 'other' : 'here')],
        ['Not now', putOff],
      ]}
    />
  );
}

type Compared<Name extends string> = readonly [texts: FormTexts<Name> | null | undefined, where: string];

/** Returns how the page's numbers differ from others, in the first lines that fit. */
function differences<Name extends string>(
  { kind, form }: WhichNumbersProps<Name>,
  others: readonly Compared<Name>[],
): string[] {
  const differing = kind.names.filter((name) =>
    others.some(([texts]) => texts && texts[name] !== form.texts[name]),
  );
  const lines = differing.slice(0, MOST_LINES).map((name) => {
    const all = [...others, [form.texts, 'here'] as const].flatMap(([texts, where]) =>
      texts ? `${saidIn(kind.fields, name, texts[name])} ${where}` : [],
    );
    return `${kind.fields[name].label}: ${all.join(', ')}.`;
  });
  const more = differing.length - MOST_LINES;
  if (more > 0) lines.push(more === 1 ? 'One more differs.' : `${more} more differ.`);
  return lines;
}
