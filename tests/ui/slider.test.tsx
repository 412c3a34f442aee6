import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { formatUsd } from '@/money/usd';
import { Slider } from '@/ui/slider';

function PriceSlider({ start }: { start: number }) {
  const [price, setPrice] = useState(start);
  const range = { min: 100_000, max: 2_000_000, step: 10_000, value: price, valueText: formatUsd(price) };
  return (
    <>
      <Slider label="Home price" {...range} onValue={setPrice} />
      <p>{`Price: ${price}`}</p>
    </>
  );
}

const findSlider = () => screen.findByRole('slider', { name: 'Home price' });

it('is named by its label, announces its value in dollars, and takes focus when its label is clicked', async () => {
  render(<PriceSlider start={150_000} />);
  const slider = await findSlider();
  expect(slider).toHaveAttribute('aria-valuemin', '100000');
  expect(slider).toHaveAttribute('aria-valuemax', '2000000');
  expect(slider).toHaveAttribute('aria-valuetext', '$150,000');
  fireEvent.click(screen.getByText('Home price'));
  expect(slider).toHaveFocus();
  fireEvent.keyDown(slider, { key: 'PageDown' });
  expect(slider).toHaveAttribute('aria-valuenow', '100000');
  expect(slider).toHaveAttribute('aria-valuetext', '$100,000');
  expect(screen.getByText('Price: 100000')).toBeVisible();
});

it('shows the nearest step for a value between steps, and keeps the value', async () => {
  render(<PriceSlider start={755_123} />);
  const slider = await findSlider();
  expect(slider).toHaveAttribute('aria-valuenow', '760000');
  expect(slider).toHaveAttribute('aria-valuetext', '$755,123');
  fireEvent.keyDown(slider, { key: 'PageUp' });
  expect(screen.getByText('Price: 860000')).toBeVisible();
});
