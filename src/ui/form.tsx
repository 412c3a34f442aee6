import type { ComponentProps } from 'react';

/**
 * A form handled by script, with our own error messages. method="post" because the CSP blocks it: a submit before
 * hydration can't put the fields in the URL.
 */
export function Form(props: ComponentProps<'form'>) {
  return <form method="post" noValidate {...props} />;
}
