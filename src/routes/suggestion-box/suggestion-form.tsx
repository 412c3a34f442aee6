import { type FormEvent, useState } from 'react';
import { EMAIL_MESSAGE, isEmail } from '@/auth/email';
import { MailYourself } from '@/components/guide/mail-yourself';
import { loadToaster } from '@/components/layout/toasts';
import { Button } from '@/components/ui/button';
import { Field, SelectField, TextAreaField } from '@/components/ui/field';
import { operator } from '@/guides/operator';
import { suggestionCategories } from '@/guides/suggestion-box';
import { useFormText } from '@/lib/form-text';
import { showToast } from '@/lib/toast';

const NAMES = ['suggestion', 'category', 'email'] as const;

type Suggestion = Record<(typeof NAMES)[number], string>;

export function SuggestionForm() {
  const { form, text, read } = useFormText(NAMES);
  const [emailErrors, setEmailErrors] = useState<string[]>([]);
  const [sent, setSent] = useState<Suggestion>();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const suggestion = read();
    if (!suggestion.suggestion) return;
    const isBadEmail = suggestion.email !== '' && !isEmail(suggestion.email);
    setEmailErrors(isBadEmail ? [EMAIL_MESSAGE] : []);
    if (isBadEmail) {
      form.current?.querySelector<HTMLElement>('[name="email"]')?.focus();
      return;
    }
    console.info('Suggestion submitted:', suggestion);
    setSent(suggestion);
    form.current?.reset();
    read();
    showToast({
      kind: 'success',
      message: 'Suggestion Submitted!',
      description: "Thank you for your feedback. We'll review your suggestion and get back to you soon.",
    });
  }

  const isEmpty = NAMES.every((name) => !text[name]);
  return (
    // Before the script runs a submit is a POST, which the policy blocks: nothing typed reaches the address bar.
    <form
      ref={form}
      method="post"
      noValidate
      onFocus={() => void loadToaster().catch(() => undefined)}
      onSubmit={onSubmit}
      onInput={read}
      className="space-y-5"
    >
      <TextAreaField label="Your suggestion" name="suggestion" required />
      <SelectField label="Category (optional)" name="category" defaultValue="">
        <option value="">No category</option>
        {suggestionCategories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
      <Field
        label="Email (optional)"
        hint="Leave your email if you would like us to follow up."
        name="email"
        type="email"
        autoComplete="email"
        errors={emailErrors}
      />
      <Button type="submit" disabled={!text.suggestion} className="needs-script w-full">
        Submit Suggestion
      </Button>
      <MailYourself
        to={operator.founder.email}
        subject="A suggestion for Paradise PCS"
        body={bodyOf(isEmpty && sent ? sent : text)}
        stillHolds={isEmpty && sent ? 'suggestion' : undefined}
      />
    </form>
  );
}

function bodyOf({ suggestion, category, email }: Suggestion): string {
  const about = [category && `Category: ${category}`, email && `Email: ${email}`].filter(Boolean);
  return [suggestion, about.join('\n')].filter(Boolean).join('\n\n');
}
