import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { GuideSections } from '@/blocks/guide-section';
import { WholePage } from '@/blocks/whole-page';

function openSite(path: string) {
  const guide = (
    <WholePage>
      <h1>Boats</h1>
      <GuideSections of={[{ title: 'What it costs', content: 'A price' }]} />
    </WholePage>
  );
  const start = (
    <>
      <Link to="/boats">Boats</Link>
      <Link to="/boats#what-it-costs">Prices</Link>
    </>
  );
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/" element={start} />
        <Route path="/boats" element={guide} />
      </Routes>
    </MemoryRouter>,
  );
}

it('shows the sections of a page right after its top', async () => {
  openSite('/');
  await userEvent.click(screen.getByRole('link', { name: 'Boats' }));
  expect(screen.getByRole('heading', { name: 'Boats' })).toBeInTheDocument();
  expect(await screen.findByText('A price')).toBeInTheDocument();
});

it('shows a served page whole', () => {
  openSite('/boats');
  expect(screen.getByText('A price')).toBeInTheDocument();
});

it('shows a page whole when a link leads to one of its parts', () => {
  openSite('/');
  // Not userEvent, which waits: the part has to be there when the page is scrolled to it.
  act(() => screen.getByRole('link', { name: 'Prices' }).click());
  expect(screen.getByText('A price')).toBeInTheDocument();
});
