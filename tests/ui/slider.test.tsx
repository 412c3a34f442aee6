import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { formatUsd } from '@/money/usd';
import { Slider } from '@/ui/slider';
import { prerendered } from '../support/prerendered';

function PriceSlider({ start }: { start: number }) {
  const [price, setPrice] = useState(start);
  return (
    <>
      <Slider
        label="Home price"
        min={100_000}
        max={2_000_000}
        step={10_000}
        value={price}
        valueText={formatUsd(price)}
        onValue={setPrice}
      />
      <p>Price: {price}</p>
    </>
  );
}

const findSlider = () => screen.findByRole('slider', { name: 'Home price' });

describe('the slider', () => {
  it('is named by its label and announces its value in dollars', async () => {
    render(<PriceSlider start={750_000} />);
    const slider = await findSlider();
    expect(slider).toHaveAttribute('aria-valuenow', '750000');
    expect(slider).toHaveAttribute('aria-valuetext', '$750,000');
    expect(slider).toHaveAttribute('aria-valuemin', '100000');
    expect(slider).toHaveAttribute('aria-valuemax', '2000000');
  });

  it.each([
    ['ArrowRight', 750_000, 760_000],
    ['PageUp', 1_950_000, 2_000_000],
    ['PageDown', 150_000, 100_000],
    ['Home', 750_000, 100_000],
    ['End', 750_000, 2_000_000],
  ])('on %s goes from %d to %d', async (key, start, end) => {
    render(<PriceSlider start={start} />);
    const slider = await findSlider();
    fireEvent.keyDown(slider, { key });
    expect(slider).toHaveAttribute('aria-valuenow', String(end));
    expect(slider).toHaveAttribute('aria-valuetext', formatUsd(end));
    expect(screen.getByText(`Price: ${end}`)).toBeVisible();
  });

  it('shows the nearest step for a value between steps, and keeps the value', async () => {
    render(<PriceSlider start={755_123} />);
    const slider = await findSlider();
    expect(slider).toHaveAttribute('aria-valuenow', '760000');
    expect(slider).toHaveAttribute('aria-valuetext', '$755,123');
    fireEvent.keyDown(slider, { key: 'PageUp' });
    expect(screen.getByText('Price: 860000')).toBeVisible();
  });

  it('takes focus when its label is clicked', async () => {
    render(<PriceSlider start={750_000} />);
    const slider = await findSlider();
    fireEvent.click(screen.getByText('Home price'));
    expect(slider).toHaveFocus();
  });

  it('is prerendered without inline styles, and clicking the placeholder focuses the slider', async () => {
    const hydrate = prerendered(<PriceSlider start={750_000} />);
    const picture = screen.getByRole('button', { name: 'Home price' });
    hydrate();
    fireEvent.click(picture);
    const slider = await findSlider();
    await waitFor(() => expect(slider).toHaveFocus());
  });
});
