import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { IslandMap } from '@/blocks/maps/island-map';
import { OwnPlanContext } from '@/blocks/own-plan';
import { baseIds } from '@/facts/bases';
import { basePlaces, harbors, towns } from '@/maps/places';
import { state } from '@/maps/state-map';

const marks = [
  { title: 'Wahiawa', at: towns.wahiawa, card: 'card-wahiawa' },
  { title: 'Kaneohe', at: towns.kaneohe },
];

it('says in a list what the map draws: each place, its card, and the nearest base', () => {
  render(<IslandMap title="Two towns" marks={marks} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(screen.getByRole('figure', { name: 'Two towns' })).toBeVisible();
  expect(first).toHaveTextContent(/Wahiawa\s*3 mi from Schofield$/);
  expect(screen.getByRole('link', { name: 'Wahiawa' })).toHaveAttribute('href', '#card-wahiawa');
  expect(second).toHaveTextContent(/Kaneohe\s*4 mi from Kaneohe Bay$/);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('gives the miles to the family’s own base', () => {
  render(
    <OwnPlanContext value={{ base: 'kaneohe' }}>
      <IslandMap title="Two towns" marks={marks} />
    </OwnPlanContext>,
  );
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/18 mi from your base, Kaneohe Bay$/);
  expect(screen.getByText('Your base')).toBeInTheDocument();
});

it('says what miles are only where there are some', () => {
  const base = { title: 'Schofield Barracks', at: basePlaces.schofield, isBase: true } as const;
  const saysMiles = (map: ReactElement) => {
    const { unmount } = render(map);
    const isSaid = screen.queryByText(/Miles are straight lines/) !== null;
    unmount();
    return isSaid;
  };
  expect(saysMiles(<IslandMap title="A base" marks={[base]} />)).toBe(false);
  expect(saysMiles(<IslandMap title="Two towns" marks={marks} isAlone />)).toBe(false);
  expect(saysMiles(<IslandMap title="Two towns" marks={marks} isAlone hasMilesBeside />)).toBe(true);
  expect(saysMiles(<IslandMap title="Two towns" marks={marks} />)).toBe(true);
});

it('puts a base on its square, without miles, and a harbor by its name', () => {
  const base = { title: 'Schofield Barracks', at: basePlaces.schofield, isBase: true } as const;
  const { container } = render(<IslandMap title="A base" marks={[base]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^1Schofield Barracks$/);
  const square = container.querySelectorAll('rect')[baseIds.indexOf('schofield')];
  const dot = container.querySelector('circle');
  expect(Number(dot?.getAttribute('cx'))).toBe(Number(square?.getAttribute('x')) + 5);

  render(
    <IslandMap
      title="A harbor"
      ground={state}
      marks={[{ title: 'Hilo', at: harbors.hilo, label: harbors.hilo.label }]}
    />,
  );
  expect(screen.getByRole('figure', { name: 'A harbor' })).not.toHaveTextContent(/ mi from|Squares/);
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent(/^Hilo$/);
});

it('leads from a mark that had to move aside to its place', () => {
  const lines = (at: (typeof towns)[keyof typeof towns]) => {
    const { container, unmount } = render(
      <IslandMap title="Two places" marks={[marks[0], { title: 'Other', at }] as typeof marks} />,
    );
    const drawn = [...container.querySelectorAll('path.stroke-ink-soft')].length;
    unmount();
    return drawn;
  };
  expect(lines(towns.wahiawa)).toBe(lines(towns.kapolei) + 1);
});
