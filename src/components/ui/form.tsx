import type { ComponentProps } from 'react';

/**
 * A form that its script answers, with the site's own messages. Before the script runs a submit is a POST, which the
 * policy blocks: nothing typed reaches the address bar.
 */
export function Form(props: ComponentProps<'form'>) {
  return <form method="post" noValidate {...props} />;
}
