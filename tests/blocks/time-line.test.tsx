import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RangeBars } from '@/blocks/range-bars';
import { TimeLine } from '@/blocks/time-line';
import { factsCheckedOn } from '@/facts/facts';
import type { Fact } from '@/facts/types';

it('a timeline says in a list what it draws, step by step', () => {
  const steps = [
    { label: 'Call your vet', from: 0, to: 0.5, text: '4-6 months' },
    { label: 'Blood test', from: 0.5, text: 'about 3 months' },
  ] as const;
  render(<TimeLine title="Before you land" ticks={[{ at: 1, label: '0' }]} steps={steps} own={0.25} />);
  expect(screen.getByRole('figure')).toHaveTextContent(/^Before you land/);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1Call your vet4-6 months',
    '2Blood testabout 3 months',
  ]);
});

it('a timeline draws its thick stretch and says what it means, in its page’s words', () => {
  const line = { title: 'Screening', ticks: [], steps: [] };
  const { container } = render(<TimeLine {...line} thickFrom={0.75} note="Thick: safe to sell" />);
  expect(screen.getByText('Thick: safe to sell')).toBeVisible();
  expect([...container.querySelectorAll('line')].map((drawn) => drawn.getAttribute('x1'))).toEqual([
    '0',
    '75%',
  ]);
});

it('spans that overlap have a line each, those that only touch share one, and long end labels stay inside', () => {
  const steps = [
    { label: 'Screening', from: 0, to: 0.5, text: '60 days' },
    { label: 'Wait', from: 0.5, to: 1, text: '30 days' },
    { label: 'Certificate', from: 0.7, to: 1, text: '14 days' },
  ] as const;
  const ticks = [
    { at: 0, label: '8 wk' },
    { at: 0.5, label: 'lands' },
    { at: 1, label: 'day 60' },
  ];
  const { container } = render(<TimeLine title="Before you land" ticks={ticks} steps={steps} />);
  const [first, second, third] = [...container.querySelectorAll('circle')].map((mark) =>
    Number(mark.getAttribute('cy')),
  );
  expect(second).toBe(first);
  expect(third).toBeGreaterThan(first ?? 0);
  const anchors = ticks.map(({ label }) => screen.getByText(label).getAttribute('text-anchor'));
  expect(anchors).toEqual(['start', 'middle', 'end']);
});

it('keeps a span off the line of one that has time to spare until then', () => {
  const steps = [
    { label: 'Wait', from: 0.5, to: 0.7, spareTo: 1, text: '31 days' },
    { label: 'Certificate', from: 0.8, to: 1, text: '14 days' },
  ] as const;
  const { container } = render(<TimeLine title="Before you land" ticks={[]} steps={steps} />);
  const [wait, certificate] = [...container.querySelectorAll('circle')].map((mark) =>
    Number(mark.getAttribute('cy')),
  );
  expect(certificate).toBeGreaterThan(wait ?? 0);
  expect([...container.querySelectorAll('line')].map((drawn) => drawn.getAttribute('x2'))).toContain('100%');
});

it('draws moments at the same place apart, and none that is over', () => {
  const steps = [
    { label: 'Screened', from: undefined, text: 'done' },
    { label: 'Approved', from: 0.9, text: 'Jan 25' },
    { label: 'Tickets', from: 0.9, text: 'right away' },
    { label: 'You report', from: 1, text: 'Feb 4' },
  ];
  const { container } = render(<TimeLine title="Your days" ticks={[]} steps={steps} />);
  const marks = [...container.querySelectorAll('circle')].map((mark) => ({
    at: Number.parseFloat(mark.parentElement?.getAttribute('x') ?? ''),
    shift: Number(mark.getAttribute('cx')),
  }));
  expect(marks).toHaveLength(3);
  // 260 px is the line on a phone of 320.
  const [approved = 0, tickets = 0, report = 0] = marks.map(({ at, shift }) => (at / 100) * 260 + shift);
  expect(report).toBe(260);
  expect(report - tickets).toBeGreaterThanOrEqual(20);
  expect(tickets - approved).toBeGreaterThanOrEqual(20);
});

it('ends a span in an arrow where it goes on after the line', () => {
  const steps = [
    { label: 'Insurance', from: 0, to: 0.6, text: 'within 240 days' },
    { label: 'Last move', from: 0, to: 1, goesOn: true, text: 'within 3 years' },
  ] as const;
  const { container } = render(<TimeLine title="After your last day" ticks={[]} steps={steps} />);
  const arrows = [...container.querySelectorAll('svg svg > path')].map((arrow) => arrow.parentElement);
  expect(arrows.map((arrow) => arrow?.getAttribute('x'))).toEqual(['100%']);
});

it('a span that pauses has a gap where it does', () => {
  const steps = [{ label: 'School', from: 0, to: 1, gaps: [[0.25, 0.5]], text: 'Aug-May' }] as const;
  const { container } = render(<TimeLine title="The year" ticks={[]} steps={steps} />);
  const [, school, gap] = container.querySelectorAll('line');
  expect(gap).toHaveAttribute('x1', '25%');
  expect(gap).toHaveAttribute('x2', '50%');
  expect(gap).toHaveAttribute('y1', school?.getAttribute('y1'));
});

it('a bar without a range has its words alone, and a card to lead to', () => {
  const bars = [
    { label: 'Schofield', range: [3, 12], text: '3-12 months', card: 'card-schofield' },
    { label: 'Coast Guard', range: undefined, text: 'Varies' },
  ] as const;
  render(<RangeBars title="The wait" bars={bars} step={6} isNumbered />);
  expect(screen.getByRole('link', { name: 'Schofield' })).toHaveAttribute('href', '#card-schofield');
  const [withBar, without] = screen.getAllByRole('listitem');
  expect(withBar?.querySelector('rect')).not.toBeNull();
  expect(without).toHaveTextContent('Varies');
  expect(without?.querySelector('rect')).toBeNull();
});

it('puts the axis’s numbers under their values, and a mark at its value on every bar', () => {
  const bars = [{ label: 'Windward', range: [3000, 4700], text: '$3,000-$4,700' }] as const;
  const marks = { title: 'BAH', values: [{ label: 'E-6', at: 4000 }] };
  const { container } = render(<RangeBars title="Rents" bars={bars} step={1000} marks={marks} />);
  expect(screen.getByText('3000')).toHaveAttribute('x', '60%');
  expect(screen.getByText('E-6')).toHaveAttribute('x', '80%');
  expect(container.querySelector('line')).toHaveAttribute('x1', '80%');
});

it('draws an amount from 0, solid to its least and fainter to its most, and a span where it begins', () => {
  const bars = [{ label: 'Closing costs', range: [15, 30], text: '$15-$30' }] as const;
  const drawn = (areSpans: boolean) =>
    [
      ...render(
        <RangeBars title="Costs" bars={bars} step={30} areSpans={areSpans} />,
      ).container.querySelectorAll('rect'),
    ].map((rect) => [
      rect.getAttribute('x') ?? '0%',
      rect.getAttribute('width'),
      rect.hasAttribute('fill-opacity'),
    ]);
  expect(drawn(false)).toEqual([
    ['0%', '50%', false],
    ['50%', '50%', true],
  ]);
  expect(drawn(true)).toEqual([['50%', '50%', false]]);
});

it('says once that all bars are unconfirmed', () => {
  const { read } = factsCheckedOn('2026-11-21');
  const source = { title: 'One landlord', by: 'other', issued: '2026', unlinked: 'copy' } as const;
  const office = { ...source, by: 'government', unlinked: 'insecure' } as const;
  const barsOf = (...texts: Fact[]) =>
    texts.map((text) => ({ label: text.value, range: [1, 2] as const, text }));
  const doubtful = [read('$1', source), read('$2', source)];
  const { rerender } = render(<RangeBars title="Rents" bars={barsOf(...doubtful)} step={1} />);
  expect(screen.getAllByText('unconfirmed')).toHaveLength(1);
  expect(screen.getByText('Rents')).toHaveTextContent('Rents unconfirmed');
  rerender(<RangeBars title="Rents" bars={barsOf(...doubtful, read('$3', office))} step={1} />);
  expect(screen.getAllByText('unconfirmed')).toHaveLength(2);
  expect(screen.getByText('Rents')).toHaveTextContent(/^Rents$/);
});
