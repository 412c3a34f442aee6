import { type FormEvent, useState } from 'react';
import { MailYourself } from '@/components/guide/mail-yourself';
import { loadToaster } from '@/components/layout/toasts';
import { Button } from '@/components/ui/button';
import { Field, TextAreaField } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { operator } from '@/guides/operator';
import { EMAIL_MESSAGE, isEmail } from '@/lib/email';
import { useFormText } from '@/lib/form-text';
import { mailBody } from '@/lib/mailto';
import { showToast } from '@/lib/toast';

const NAMES = ['fullName', 'email', 'base', 'message'] as const;

type Message = Record<(typeof NAMES)[number], string>;
type Problems = Partial<Message>;

export function ContactForm() {
  const { form, text, read, clear, lastSent } = useFormText(NAMES);
  const [problems, setProblems] = useState<Problems>({});

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const message = read();
    const found = problemsOf(message);
    setProblems(found);
    const faulty = NAMES.find((name) => found[name]);
    if (isIncomplete(message)) {
      showToast({
        kind: 'error',
        message: 'Missing Information',
        description: 'Please fill in all required fields.',
      });
    }
    if (faulty) {
      form.current?.querySelector<HTMLElement>(`[name="${faulty}"]`)?.focus();
      return;
    }
    clear(message);
    showToast({
      kind: 'success',
      message: 'Message Sent!',
      description: "Your message has been sent to your VHP sponsor. We'll get back to you soon!",
    });
  }

  const errorsOf = (name: keyof Message) => (problems[name] ? [problems[name]] : []);
  return (
    <Form
      ref={form}
      onFocus={() => void loadToaster().catch(() => undefined)}
      onSubmit={onSubmit}
      onInput={read}
      className="space-y-5"
    >
      <Field label="Full name" name="fullName" autoComplete="name" required errors={errorsOf('fullName')} />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        errors={errorsOf('email')}
      />
      <Field
        label="Base (optional)"
        hint="Where you are going, if you know."
        name="base"
        autoComplete="off"
      />
      <TextAreaField label="Message" name="message" required errors={errorsOf('message')} />
      <MailYourself
        to={operator.founder.email}
        subject="A question about our PCS to Hawaii"
        body={bodyOf(lastSent ?? text)}
        stillHolds={lastSent && 'message'}
      />
      <Button type="submit" variant="secondary" className="needs-script w-full">
        Send Message
      </Button>
    </Form>
  );
}

function isIncomplete({ fullName, email, message }: Message): boolean {
  return !fullName || !email || !message;
}

function problemsOf({ fullName, email, message }: Message): Problems {
  const problems: Problems = {};
  if (!fullName) problems.fullName = 'Enter your full name';
  if (!email) problems.email = 'Enter your email address';
  else if (!isEmail(email)) problems.email = EMAIL_MESSAGE;
  if (!message) problems.message = 'Write your message';
  return problems;
}

function bodyOf({ fullName, email, base, message }: Message): string {
  return mailBody(message, { Name: fullName, Email: email, Base: base });
}
