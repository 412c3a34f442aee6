import type { FormEvent } from 'react';
import { CODE_LENGTH } from '@/features/account/mail-limits';
import { linkInText, type MailedCode, type MailedLink } from '@/features/account/mailed-link';
import { Button } from '@/ui/button';
import { cleanEmail, EMAIL_MESSAGE, isEmail } from '@/ui/email';
import { Field } from '@/ui/field';
import { useFieldErrors } from '@/ui/field-errors';
import { Form } from '@/ui/form';
import { FormMessage } from '@/ui/form-message';
import { Link } from '@/ui/link';
import { EmailField } from './account-fields';

type CutLinkProps = {
  /** Known where the address still says so: then the email has a code, too. */
  type: MailedLink['type'] | undefined;
  isPending: boolean;
  onOpen: (found: MailedLink | MailedCode) => void;
};

/** Ways on for who comes with a link that an email app or gateway has cut. */
export function CutLink({ type, isPending, onOpen }: CutLinkProps) {
  return (
    <>
      <FormMessage title="This link is cut off">
        Some email systems change links. The link itself still works: here is how to use it.
      </FormMessage>
      {type && <CodeForm type={type} isPending={isPending} onOpen={onOpen} />}
      <PasteForm isPending={isPending} onOpen={onOpen} />
      <p>
        Or open the email on your phone. Still stuck?{' '}
        {type === 'recovery' || !type ? <NewReset /> : <NewLink type={type} />}
      </p>
    </>
  );
}

function CodeForm({ type, isPending, onOpen }: CutLinkProps & { type: MailedLink['type'] }) {
  const { errorsOf, show } = useFieldErrors<'email' | 'code'>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = cleanEmail(textIn(form, 'email'));
    const code = textIn(form, 'code').normalize('NFKC').replace(/\D/g, '');
    const errors = {
      email: isEmail(email) ? [] : [EMAIL_MESSAGE],
      code: code.length === CODE_LENGTH ? [] : [`Enter the ${CODE_LENGTH} digits from the email`],
    };
    if (show(form, errors) && !isPending) onOpen({ email, code, type });
  }

  return (
    <Form onSubmit={submit} aria-label="Code from the email" className="apart-4">
      <h2 className="text-xl">Type the code from the email</h2>
      <EmailField
        label={type === 'email_change' ? 'Email address the code came to' : 'Email'}
        autoComplete="email"
        errors={errorsOf('email')}
      />
      <Field
        label={`Code, ${CODE_LENGTH} digits`}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        errors={errorsOf('code')}
      />
      <Button type="submit" aria-disabled={isPending}>
        Use the code
      </Button>
    </Form>
  );
}

function PasteForm({ isPending, onOpen }: Pick<CutLinkProps, 'isPending' | 'onOpen'>) {
  const { errorsOf, show } = useFieldErrors<'link'>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const link = linkInText(textIn(form, 'link'));
    const errors = { link: link ? [] : ['This isn’t the whole link. Copy it from the email again'] };
    if (show(form, errors) && link && !isPending) onOpen(link);
  }

  return (
    <Form onSubmit={submit} aria-label="Whole link" className="apart-4">
      <h2 className="text-xl">Or paste the whole link</h2>
      <Field
        label="Link from the email"
        hint="Press and hold the link, or right-click it, and choose Copy link."
        name="link"
        autoComplete="off"
        enterKeyHint="go"
        errors={errorsOf('link')}
      />
      <Button type="submit" variant="secondary" aria-disabled={isPending}>
        Use the link
      </Button>
    </Form>
  );
}

function textIn(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '').trim();
}

function NewReset() {
  return <Link to="/auth#forgot-password">Ask for a new link</Link>;
}

function NewLink({ type }: { type: MailedLink['type'] }) {
  if (type === 'email_change') return <>“Change my email” in My account sends new links.</>;
  return (
    <>
      <Link to="/auth">Sign in</Link>: if your email isn’t confirmed yet, you can have a new link sent there.
    </>
  );
}
