import type { ComponentProps, KeyboardEvent } from 'react';
import { TOUCH_QUERY } from '@/browser/media-query';

/**
 * A form handled by script, with our own error messages. method="post" because the CSP blocks it: a submit before
 * hydration can't put the fields in the URL.
 */
export function Form(props: ComponentProps<'form'>) {
  return <form method="post" noValidate onKeyDown={goOn} {...props} />;
}

/** Where a phone's return key says "next", it leads to the next empty field; when none is left, it submits. */
function goOn(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target: field, currentTarget: form } = event;
  if (key !== 'Enter' || !(field instanceof HTMLInputElement) || field.enterKeyHint !== 'next') return;
  if (!window.matchMedia(TOUCH_QUERY).matches) return;
  const fields = [...form.querySelectorAll<HTMLInputElement>('input:not([hidden]), select, textarea')];
  const next = fields.slice(fields.indexOf(field) + 1).find(({ value }) => value === '');
  if (!next) return;
  event.preventDefault();
  next.closest('details')?.setAttribute('open', '');
  next.focus();
}
