import { type FormEvent, useState } from 'react';
import { openWritten, SendByEmail } from '@/blocks/send-by-email';
import { mailBody } from '@/browser/mailto';
import { nameInText } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import { preloadToaster } from '@/toasts/load-toaster';
import { showToast } from '@/toasts/show-toast';
import { cleanEmail, EMAIL_MESSAGE, isEmail } from '@/ui/email';
import { Field, TextAreaField } from '@/ui/field';
import { useFieldErrors } from '@/ui/field-errors';
import { Form } from '@/ui/form';
import { useFormText } from '@/ui/form-text';

const NAMES = ['fullName', 'email', 'base', 'message'] as const;

const MISSING = {
  topic: 'contact-form',
  kind: 'error',
  message: 'Missing Information',
  description: 'Please fill in all required fields.',
} as const;

type Message = Record<(typeof NAMES)[number], string>;

export function ContactForm() {
  const { form, text, read, clear, sent } = useFormText(NAMES, 'message');
  const { errorsOf, show } = useFieldErrors<keyof Message>();
  const [lacksFields, setLacksFields] = useState(false);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const message = read();
    const isIncomplete = !(message.fullName && message.email && message.message);
    setLacksFields(isIncomplete);
    if (isIncomplete) showToast(MISSING);
    if (!show(form.current, errorsIn(message))) return;
    openWritten(emailOf(message));
    clear(message);
    showToast({
      topic: MISSING.topic,
      kind: 'success',
      message: 'Message Sent!',
      description: `Your message has been sent to ${sponsor()}. We'll get back to you soon!`,
    });
  }

  return (
    <Form ref={form} onFocus={preloadToaster} onSubmit={onSubmit} onInput={read} className="apart-4">
      <Sender errorsOf={errorsOf} />
      <TextAreaField
        label="Message"
        hint="No Social Security numbers, orders or unit movements."
        name="message"
        rows={4}
        required
        errors={errorsOf('message')}
      />
      <SendByEmail
        button="Send Message"
        written={emailOf(text)}
        sent={sent && emailOf(sent)}
        what="message"
        problem={lacksFields && MISSING}
      />
    </Form>
  );
}

function Sender({ errorsOf }: Pick<ReturnType<typeof useFieldErrors<keyof Message>>, 'errorsOf'>) {
  return (
    <>
      <Field
        label="Full name"
        name="fullName"
        autoComplete="name"
        enterKeyHint="next"
        required
        errors={errorsOf('fullName')}
      />
      <div className="grid gap-4 sm:grid-cols-[3fr_2fr]">
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          enterKeyHint="next"
          required
          errors={errorsOf('email')}
        />
        <Field label="Base (optional)" name="base" autoComplete="off" enterKeyHint="next" />
      </div>
    </>
  );
}

/** Whom a message is sent to, inside a sentence. */
function sponsor(): string {
  return site.program ? `your ${site.program.shortName} sponsor` : nameInText(site.founder);
}

function errorsIn({ fullName, email, message }: Message) {
  return {
    fullName: fullName ? [] : ['Enter your full name'],
    email: isEmail(cleanEmail(email)) ? [] : [email ? EMAIL_MESSAGE : 'Enter your email address'],
    message: message ? [] : ['Write your message'],
  };
}

function emailOf({ fullName, email, base, message }: Message) {
  return {
    subject: 'A question about our PCS to Hawaii',
    body: mailBody(message, { Name: fullName, Email: cleanEmail(email), Base: base }),
  };
}
