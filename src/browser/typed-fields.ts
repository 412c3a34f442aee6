const FIELDS = 'input, textarea, select';

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Remembers the served page's fields. Returns a function for when React has rendered the page, which puts what was typed,
 * and the focus, into the new fields if React had to replace them.
 */
export function rememberFields(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<TypedField>(FIELDS)];
  let focused = document.activeElement;
  const follow = ({ target }: FocusEvent) => {
    focused = target as Element;
  };
  document.addEventListener('focusin', follow);
  return () => {
    document.removeEventListener('focusin', follow);
    const now = root.querySelectorAll<TypedField>(FIELDS);
    for (const [index, field] of fields.entries()) {
      const next = now[index];
      if (field.isConnected || !next || next.name !== field.name || next.type !== field.type) continue;
      copy(field, next);
      if (field === focused) focusLike(field, next);
    }
  };
}

/** Sets a value as typing or choosing it would, so that React notices. */
function copy(field: TypedField, next: TypedField) {
  if (field instanceof HTMLInputElement && next instanceof HTMLInputElement && field.checked !== next.checked)
    return next.click();
  if (field.value === next.value) return;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(next), 'value') ?? {};
  set?.call(next, field.value);
  next.dispatchEvent(new Event(next instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function focusLike(field: TypedField, next: TypedField) {
  next.focus({ preventScroll: true });
  if ('selectionStart' in field && field.selectionStart !== null && 'setSelectionRange' in next)
    next.setSelectionRange(field.selectionStart, field.selectionEnd);
}
