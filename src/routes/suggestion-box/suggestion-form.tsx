import { type FormEvent, useEffect } from 'react';
import { openWritten, SendByEmail } from '@/blocks/send-by-email';
import { mailBody } from '@/browser/mailto';
import { site } from '@/operator/site';
import { preloadToaster } from '@/toasts/load-toaster';
import { showToast } from '@/toasts/show-toast';
import { cleanEmail, EMAIL_MESSAGE, isEmail } from '@/ui/email';
import { Field, SelectField, TextAreaField } from '@/ui/field';
import { useFieldErrors } from '@/ui/field-errors';
import { Form } from '@/ui/form';
import { useFormText } from '@/ui/form-text';
import { suggestionCategories } from './guide';

const NAMES = ['suggestion', 'category', 'email'] as const;

type Suggestion = Record<(typeof NAMES)[number], string>;

/** An idea that was picked from the list; picked again, it is another object. */
export type Idea = { text: string };

export function SuggestionForm({ idea }: { idea: Idea | undefined }) {
  const { form, text, read, clear, addLine, sent } = useFormText(NAMES, 'suggestion');
  const { errorsOf, show } = useFieldErrors<'email'>();
  useEffect(() => {
    if (idea) addLine('suggestion', idea.text);
  }, [idea, addLine]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const suggestion = read();
    if (!suggestion.suggestion) return;
    const isBadEmail = suggestion.email !== '' && !isEmail(cleanEmail(suggestion.email));
    if (!show(form.current, { email: isBadEmail ? [EMAIL_MESSAGE] : [] })) return;
    console.info('Suggestion submitted:', suggestion);
    openWritten(emailOf(suggestion));
    clear(suggestion);
    showToast({
      kind: 'success',
      message: 'Suggestion Submitted!',
      description: "Thank you for your feedback. We'll review your suggestion and get back to you soon.",
    });
  }

  return (
    <Form ref={form} onFocus={preloadToaster} onSubmit={onSubmit} onInput={read} className="apart-4">
      <TextAreaField label="Your suggestion" name="suggestion" rows={4} required />
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
        enterKeyHint="send"
        errors={errorsOf('email')}
      />
      <SendByEmail
        button="Submit Suggestion"
        waitsFor={!text.suggestion && 'Write your suggestion first.'}
        written={emailOf(text)}
        sent={sent && emailOf(sent)}
        what="suggestion"
      />
    </Form>
  );
}

function emailOf({ suggestion, category, email }: Suggestion) {
  return {
    subject: `A suggestion for ${site.name}`,
    body: mailBody(suggestion, { Category: category, Email: cleanEmail(email) }),
  };
}
