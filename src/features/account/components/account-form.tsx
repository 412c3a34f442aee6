import type { ComponentProps, ReactNode } from 'react';
import type { useAccountForm } from '@/features/account/use-account-form';
import { Button, type ButtonVariant } from '@/ui/button';
import { Form } from '@/ui/form';
import { FormMessage } from '@/ui/form-message';

type AccountFormProps = {
  form: ReturnType<typeof useAccountForm>;
  submit: string;
  pending: string;
  variant?: ButtonVariant;
  children: ReactNode;
} & Pick<ComponentProps<typeof Form>, 'ref' | 'onInput'>;

/** The message about the last attempt describes the button, so that screen readers read the two together. */
export function AccountForm({ form, submit, pending, variant, children, ...typed }: AccountFormProps) {
  const { onSubmit, isPending, message, messageId } = form;
  return (
    <Form onSubmit={onSubmit} className="apart-4" {...typed}>
      {children}
      {message && (
        <FormMessage id={messageId} tone={message.kind} title={message.message}>
          {message.description}
        </FormMessage>
      )}
      <Button
        type="submit"
        variant={variant}
        aria-disabled={isPending}
        aria-describedby={message && messageId}
        className="w-full"
      >
        {isPending ? pending : submit}
      </Button>
    </Form>
  );
}
