import { screen, within } from '@testing-library/react';

// Finds by text, not by role: computing the names of a long page's regions takes seconds.

/** The page's header, with the account. jsdom is slow to compute the name of every button and link on a page. */
export function header(): HTMLElement {
  return screen.getByRole('banner');
}

/** The section under a heading. */
export function section(title: string): HTMLElement {
  return around(title, 'h2', 'section');
}

/** The card with a title. */
export function card(title: string): HTMLElement {
  return around(title, 'h3', 'li');
}

/** The field with a label. A query by label would get the labels of every element on the page. */
export function labeled<Field extends HTMLElement = HTMLInputElement>(label: string | RegExp): Field {
  const { control } = screen.getByText<HTMLLabelElement>(label, { selector: 'label' });
  if (!control) throw new Error(`No field is labeled ${label}.`);
  return control as Field;
}

/** A question's button with this answer. */
export function chip(question: string, answer: string): HTMLElement {
  const group = screen.getByText(question, { selector: 'legend' }).closest('fieldset');
  if (!group) throw new Error(`No group is titled ${question}.`);
  return within(group).getByText(answer, { selector: 'button' });
}

function around(title: string, heading: string, part: string): HTMLElement {
  const found = screen.getByText(title, { selector: heading }).closest<HTMLElement>(part);
  if (!found) throw new Error(`No ${part} is titled “${title}”.`);
  return found;
}

/** Matches the innermost element with this text, of which amounts and dates are elements of their own. */
export function whole(text: string | RegExp) {
  const says = ({ textContent }: Element) =>
    typeof text === 'string' ? textContent?.trim() === text : text.test(textContent ?? '');
  return (_ownText: string, element: Element | null) =>
    element !== null && says(element) && ![...element.children].some(says);
}
