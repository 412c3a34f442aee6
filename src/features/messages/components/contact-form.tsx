import { type FormEvent, useState } from 'react';
import { mailBody } from '@/browser/mailto';
import { preloadToaster } from '@/toasts/load-toaster';
import { showToast } from '@/toasts/show-toast';
import { EMAIL_MESSAGE, isEmail } from '@/ui/email';
import { Field, TextAreaField } from '@/ui/field';
import { useFieldErrors } from '@/ui/field-errors';
import { Form } from '@/ui/form';
import { useFormText } from '@/ui/form-text';
import { openWritten, SendByEmail, WhoSendsIt } from './send-by-email';

const NAMES = ['fullName', 'email', 'base', 'message'] as const;

const MISSING = {
  kind: 'error',
  message: 'Missing Information',
  description: 'Please fill in all required fields.',
} as const;

type Message = Record<(typeof NAMES)[number], string>;

export function ContactForm() {
  const { form, text, read, clear, lastSent, restore } = useFormText(NAMES, 'paradise-pcs-message');
  const { errorsOf, show } = useFieldErrors<keyof Message>();
  const [lacksFields, setLacksFields] = useState(false);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const message = read();
    setLacksFields(isIncomplete(message));
    if (isIncomplete(message)) showToast(MISSING);
    if (!show(form.current, errorsIn(message))) return;
    openWritten(emailOf(message));
    clear(message);
    showToast({
      kind: 'success',
      message: 'Message Sent!',
      description: "Your message has been sent to your VHP sponsor. We'll get back to you soon!",
    });
  }

  return (
    <Form ref={form} onFocus={preloadToaster} onSubmit={onSubmit} onInput={read} className="apart-4">
      <WhoSendsIt
        problem="This form can’t send yet."
        then="Write here, then open it in your own email app and address it to your sponsor."
      />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Field
          label="Full name"
          name="fullName"
          autoComplete="name"
          enterKeyHint="next"
          required
          errors={errorsOf('fullName')}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          enterKeyHint="next"
          required
          errors={errorsOf('email')}
        />
      </div>
      <Field
        label="Base (optional)"
        hint="Where you are going, if you know."
        name="base"
        autoComplete="off"
        enterKeyHint="next"
      />
      <TextAreaField
        label="Message"
        hint="When you report, who is coming (kids, pets, cars), what you have done, and what worries you. Leave out Social Security numbers, copies of orders, and your unit’s movements."
        name="message"
        required
        errors={errorsOf('message')}
      />
      <SendByEmail
        written={emailOf(lastSent ?? text)}
        button="Send Message"
        problem={lacksFields && MISSING}
        stillContains={lastSent && 'message'}
        onRestore={restore}
      />
    </Form>
  );
}

function isIncomplete({ fullName, email, message }: Message): boolean {
  return !fullName || !email || !message;
}

function errorsIn({ fullName, email, message }: Message) {
  return {
    fullName: fullName ? [] : ['Enter your full name'],
    email: emailErrors(email),
    message: message ? [] : ['Write your message'],
  };
}

function emailErrors(email: string): string[] {
  if (!email) return ['Enter your email address'];
  return isEmail(email) ? [] : [EMAIL_MESSAGE];
}

function emailOf({ fullName, email, base, message }: Message) {
  return {
    subject: 'A question about our PCS to Hawaii',
    body: mailBody(message, { Name: fullName, Email: email, Base: base }),
  };
}
