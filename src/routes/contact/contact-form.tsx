import { type FormEvent, useContext, useState } from 'react';
import { type OwnPlan, OwnPlanContext } from '@/blocks/own-plan';
import { openWritten, SendByEmail, WhoSendsIt } from '@/blocks/send-by-email';
import { mailBody } from '@/browser/mailto';
import { formatDate } from '@/dates/format-date';
import { stationName } from '@/facts/bases';
import { INSTALLATIONS_URL } from '@/guides/websites';
import { isSample } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import { preloadToaster } from '@/toasts/load-toaster';
import { showToast } from '@/toasts/show-toast';
import { Button } from '@/ui/button';
import { cleanEmail, EMAIL_MESSAGE, isEmail } from '@/ui/email';
import { ExternalLink } from '@/ui/external-link';
import { Field, TextAreaField } from '@/ui/field';
import { useFieldErrors } from '@/ui/field-errors';
import { Form } from '@/ui/form';
import { useFormText } from '@/ui/form-text';

const NAMES = ['message', 'fullName', 'email', 'base'] as const;

const MISSING = {
  kind: 'error',
  message: 'Missing Information',
  description: 'Please fill in all required fields.',
} as const;

type Message = Record<(typeof NAMES)[number], string>;

export function ContactForm() {
  const { form, text, read, clear, addLine, lastSent, restore } = useFormText(NAMES, 'paradise-pcs-message');
  const ownPlan = useContext(OwnPlanContext);
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
      kind: 'success',
      message: 'Message Sent!',
      description: "Your message has been sent to your VHP sponsor. We'll get back to you soon!",
    });
  }

  return (
    <Form
      ref={form}
      onFocus={preloadToaster}
      onSubmit={onSubmit}
      onInput={read}
      className="grid items-start gap-4 lg:grid-cols-2 lg:gap-x-8"
    >
      <div className="apart-4">
        <WhoReadsIt />
        {isSample(site.founder) && (
          <Button
            variant="secondary"
            onClick={() => addLine('message', askForSponsor(ownPlan))}
            className="needs-script"
          >
            Start the message for me
          </Button>
        )}
        <TextAreaField
          label="Message"
          hint="No Social Security numbers, orders or unit movements."
          name="message"
          rows={4}
          required
          errors={errorsOf('message')}
        />
      </div>
      <div className="apart-4">
        <Sender errorsOf={errorsOf} />
        <SendByEmail
          written={emailOf(lastSent ?? text)}
          button="Send Message"
          problem={lacksFields && MISSING}
          stillContains={lastSent && 'message'}
          onRestore={restore}
        />
      </div>
    </Form>
  );
}

function WhoReadsIt() {
  return (
    <WhoSendsIt
      problem="This form can’t send yet."
      then={
        <>
          Write here, then email it to your new unit.{' '}
          <ExternalLink href={INSTALLATIONS_URL} className="link">
            Find your base
          </ExternalLink>
        </>
      }
    />
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

/** The first lines of a message to the new unit, with what the family's plan knows. */
function askForSponsor({ base, island, reportDay }: OwnPlan): string {
  const station = base ?? island;
  const where = station ? `to ${stationName(station)}, Hawaii` : 'to Hawaii';
  const when = reportDay ? `, and report on ${formatDate(reportDay)}` : '';
  return `Aloha, we have orders ${where}${when}. Who is our sponsor, and how do we reach them?`;
}

function errorsIn({ fullName, email, message }: Message) {
  return {
    message: message ? [] : ['Write your message'],
    fullName: fullName ? [] : ['Enter your full name'],
    email: isEmail(cleanEmail(email)) ? [] : [email ? EMAIL_MESSAGE : 'Enter your email address'],
  };
}

function emailOf({ fullName, email, base, message }: Message) {
  return {
    subject: 'A question about our PCS to Hawaii',
    body: mailBody(message, { Name: fullName, Email: cleanEmail(email), Base: base }),
  };
}
