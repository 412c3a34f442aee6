import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSections } from '@/blocks/guide-section';
import type { GuideAction } from '@/facts/types';

function openGuide(action: GuideAction) {
  render(
    <GuidePage
      path="/pcs-toolkit/boat-shipping"
      lead="A boat."
      first={['Ask']}
      action={action}
      guide={{}}
      sections={[
        { title: 'What it costs', content: 'A price' },
        { title: 'At the port', answer: 'Bring an ID.', content: 'The list' },
        { title: 'Get it ready', answer: 'Clean and dry.', content: 'The checks' },
        { title: 'Two carriers', content: 'Phones' },
      ]}
    />,
    { wrapper: MemoryRouter },
  );
}

it('consecutive folded sections are grouped, each with its answer in the line that opens it', () => {
  openGuide({ label: 'Ask for a quote', section: 'Two carriers' });
  const port = screen.getByRole('region', { name: 'At the port' });
  const [line] = within(port).getAllByText((_, element) => element?.tagName === 'SUMMARY');
  expect(line).toHaveTextContent(/^At the portBring an ID\.$/);
  expect(within(port).getByRole('heading', { name: 'At the port' })).toBeInTheDocument();
  expect(within(port).getByText('The list')).not.toBeVisible();
  const frame = port.parentElement as HTMLElement;
  expect(within(frame).getAllByRole('region')).toEqual([
    port,
    screen.getByRole('region', { name: 'Get it ready' }),
  ]);
});

it('names the last folded sections once, as what else helps with the move', () => {
  const fold = (title: string) => ({ title, answer: 'In short.', content: 'The rest' });
  render(
    <GuideSections
      of={[
        ...['Before', 'During'].map(fold),
        { title: 'Where', content: 'A map' },
        ...['After', 'Later'].map(fold),
        { title: 'Who to ask', content: 'Phones' },
      ]}
    />,
  );
  const said = screen.getByRole('heading', { name: 'More for your move' });
  expect(said.nextElementSibling).toContainElement(screen.getByRole('region', { name: 'After' }));
  expect(said.nextElementSibling).toContainElement(screen.getByRole('region', { name: 'Later' }));
});

it('gives each group of folded sections its own card, with its name above', () => {
  const fold = (title: string, group: string) => ({ title, group, answer: 'In short.', content: 'The rest' });
  render(
    <GuideSections of={[fold('Rules', 'Storing'), fold('Units', 'Storing'), fold('Mail', 'First weeks')]} />,
  );
  const cardOf = (group: string) => screen.getByText(group).nextElementSibling as HTMLElement;
  expect(within(cardOf('Storing')).getAllByRole('region')).toHaveLength(2);
  expect(within(cardOf('First weeks')).getByRole('region', { name: 'Mail' })).toBeInTheDocument();
  expect(screen.queryByText('More for your move')).not.toBeInTheDocument();
});

it.each([
  [{ section: 'Two carriers' }, '#two-carriers'],
  [{ path: '/contact' }, '/contact'],
  [{ url: 'https://example.com/' }, 'https://example.com/'],
] as const)('“Do this first” ends with the one thing to press: %j', (target, href) => {
  openGuide({ label: 'Ask for a quote', ...target });
  const first = screen.getByRole('region', { name: 'Do this first' });
  expect(within(first).getByRole('link', { name: /^Ask for a quote/ })).toHaveAttribute('href', href);
});
