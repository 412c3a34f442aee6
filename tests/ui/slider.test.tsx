import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CreditSlider } from '@/blocks/credit-slider';
import { NEW_CONSTRUCTION_SLIDER, newConstructionCredit } from '@/money/home-credit';
import { formatUsd } from '@/money/usd';
import { Slider } from '@/ui/slider';

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
    ['ArrowDown', 750_000, 740_000],
    ['PageUp', 750_000, 850_000],
    ['PageDown', 750_000, 650_000],
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

  it('stays at its end for a value beyond its range', async () => {
    render(<PriceSlider start={3_500_000} />);
    expect(await findSlider()).toHaveAttribute('aria-valuenow', '2000000');
    expect(screen.getByText('Price: 3500000')).toBeVisible();
  });

  it('takes focus when its label is clicked', async () => {
    render(<PriceSlider start={750_000} />);
    const slider = await findSlider();
    fireEvent.click(screen.getByText('Home price'));
    expect(slider).toHaveFocus();
  });

  it('is prerendered without inline styles, and clicking the placeholder focuses the slider', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<PriceSlider start={750_000} />);
    expect(container.innerHTML).not.toContain('style=');
    const picture = screen.getByRole('button', { name: 'Home price' });
    render(<PriceSlider start={750_000} />, { container, hydrate: true });
    fireEvent.click(picture);
    const slider = await findSlider();
    await waitFor(() => expect(slider).toHaveFocus());
  });
});

describe('the credit slider', () => {
  it('shows the price and the credit, for new construction from $250,000 to $3,000,000', async () => {
    render(
      <CreditSlider
        label="Home price"
        slider={NEW_CONSTRUCTION_SLIDER}
        creditOf={newConstructionCredit}
        creditLabel="Credit toward closing costs"
      />,
    );
    const result = screen.getByRole('status');
    expect(result).toHaveTextContent('On a price of $500,000');
    expect(result).toHaveTextContent('Credit toward closing costs$5,000');
    const slider = await findSlider();
    fireEvent.keyDown(slider, { key: 'End' });
    expect(slider).toHaveAttribute('aria-valuetext', '$3,000,000');
    expect(result).toHaveTextContent('On a price of $3,000,000');
    expect(result).toHaveTextContent('$30,000');
  });
});
