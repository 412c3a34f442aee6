import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NEW_CONSTRUCTION_SLIDER, newConstructionCredit } from '@/calculators/credit';
import { formatUsd } from '@/calculators/usd';
import { CreditSlider } from '@/components/guide/credit-slider';
import { Slider } from '@/components/ui/slider';

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

const slider = () => screen.getByRole('slider', { name: 'Home price' });

describe('the slider', () => {
  it('is named by its label and says its value in dollars', () => {
    render(<PriceSlider start={750_000} />);
    expect(slider()).toHaveValue('750000');
    expect(slider()).toHaveAttribute('aria-valuetext', '$750,000');
    expect(slider()).toHaveAttribute('min', '100000');
    expect(slider()).toHaveAttribute('max', '2000000');
    expect(slider()).toHaveAttribute('step', '10000');
  });

  it.each([
    ['PageUp', 750_000, 850_000],
    ['PageDown', 750_000, 650_000],
    ['PageUp', 1_950_000, 2_000_000],
    ['PageDown', 150_000, 100_000],
  ])('moves ten steps on %s from %d to %d', (key, start, end) => {
    render(<PriceSlider start={start} />);
    expect(fireEvent.keyDown(slider(), { key })).toBe(false);
    expect(slider()).toHaveValue(String(end));
    expect(slider()).toHaveAttribute('aria-valuetext', formatUsd(end));
    expect(screen.getByText(`Price: ${end}`)).toBeVisible();
  });

  it.each([
    ['ArrowRight', {}],
    ['Home', {}],
    ['End', {}],
    ['PageDown', { ctrlKey: true }],
  ])('leaves %s (%o) to the browser', (key, modifiers) => {
    render(<PriceSlider start={750_000} />);
    expect(fireEvent.keyDown(slider(), { key, ...modifiers })).toBe(true);
    expect(screen.getByText('Price: 750000')).toBeVisible();
  });

  it('shows the nearest step of a value in between, and keeps the value', () => {
    render(<PriceSlider start={755_123} />);
    expect(slider()).toHaveValue('760000');
    expect(slider()).toHaveAttribute('aria-valuetext', '$755,123');
    fireEvent.keyDown(slider(), { key: 'PageUp' });
    expect(screen.getByText('Price: 860000')).toBeVisible();
  });

  it('stands at its end for a value beyond it', () => {
    render(<PriceSlider start={3_500_000} />);
    expect(slider()).toHaveValue('2000000');
    expect(screen.getByText('Price: 3500000')).toBeVisible();
  });

  it('is prerendered without inline styles, and keeps a move made before its page was alive', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<PriceSlider start={750_000} />);
    expect(container.innerHTML).not.toContain('style=');
    fireEvent.input(slider(), { target: { value: '1200000' } });
    render(<PriceSlider start={750_000} />, { container, hydrate: true });
    expect(await screen.findByText('Price: 1200000')).toBeVisible();
    expect(slider()).toHaveValue('1200000');
  });
});

describe('the credit slider', () => {
  it('shows the price and the credit, for new construction from $250,000 to $3,000,000', () => {
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
    fireEvent.change(slider(), { target: { value: '3000000' } });
    expect(slider()).toHaveAttribute('aria-valuetext', '$3,000,000');
    expect(result).toHaveTextContent('On a price of $3,000,000');
    expect(result).toHaveTextContent('$30,000');
  });
});
