import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HomeBaseContext } from '@/maps/home-base';
import { IslandMap } from '@/maps/island-map';
import { towns } from '@/maps/places';

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
    <HomeBaseContext value="kaneohe">
      <IslandMap title="Two towns" marks={marks} />
    </HomeBaseContext>,
  );
  expect(screen.getByText('18 mi from Kaneohe Bay, your base')).toBeVisible();
  expect(screen.getByText('Kaneohe Bay (yours)')).toBeInTheDocument();
});

it('gives no miles to an area too wide for one distance', () => {
  render(<IslandMap title="Two areas" marks={marks} areWide />);
  expect(screen.getAllByRole('listitem')).toHaveLength(marks.length);
  expect(screen.queryByText(/ mi from|Miles/)).not.toBeInTheDocument();
});
