import { type ComponentProps, useState } from 'react';
import { PASSWORD_HINT, PASSWORD_MIN_LENGTH } from '@/features/account/password-rules';
import { Field } from '@/ui/field';

type FieldProps = Partial<ComponentProps<typeof Field>>;

export function EmailField(props: FieldProps) {
  return (
    <Field
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      enterKeyHint="next"
      required
      {...props}
    />
  );
}

export function CurrentPasswordField(props: FieldProps) {
  return (
    <Field
      label="Password"
      name="password"
      type="password"
      autoComplete="current-password"
      enterKeyHint="go"
      required
      {...props}
    />
  );
}

export function NewPasswordField(props: FieldProps) {
  const [hasSpace, setHasSpace] = useState(false);
  return (
    <Field
      label="Password"
      hint={PASSWORD_HINT}
      note={hasSpace ? 'Your password begins or ends with a space. The space counts.' : undefined}
      onChange={({ currentTarget: { value } }) => setHasSpace(value !== value.trim())}
      name="newPassword"
      type="password"
      autoComplete="new-password"
      enterKeyHint="go"
      minLength={PASSWORD_MIN_LENGTH}
      required
      {...props}
    />
  );
}

/** Tells password managers which account the new password is for. */
export function UsernameForManagers({ email }: { email: string }) {
  return <input hidden readOnly name="username" autoComplete="username" value={email} />;
}
