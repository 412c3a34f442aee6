import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import * as credit from '@/money/home-credit';
import { formatUsd } from '@/money/usd';
import type { HomeProgram } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import { Component as CreditPage } from '@/routes/calculators/credit/page';
import { Component as NewConstructionPage } from '@/routes/housing/new-construction/page';
import { listings } from '@/routes/housing/va-homes/areas';
import { Component as VaHomesPage } from '@/routes/housing/va-homes/page';
import { Component as ProgramsPage } from '@/routes/programs/page';
import { card, section } from '../support/page-parts';

// What the home program offers, and what its pages say on a site without one.

const open = (Page: ComponentType) => render(<Page />, { wrapper: MemoryRouter });

if (site.program) describeOffers(site.program);
else
  describe('without a home program', () => {
    it.each([ProgramsPage, CreditPage])('%o says so, and offers nothing', (Page) => {
      open(Page);
      expect(screen.getByText(`No home program stands behind ${site.name}.`)).toBeVisible();
      expect(document.body).not.toHaveTextContent(/[$%]|credit/);
      expect(screen.getByRole('link', { name: 'VA homes' })).toHaveAttribute('href', '/housing/va-homes');
    });

    it.each([VaHomesPage, NewConstructionPage])('%o has no credit', (Page) => {
      open(Page);
      expect(screen.queryByText(/^Credit|Your credit|the credit/)).not.toBeInTheDocument();
    });
  });

function describeOffers(program: HomeProgram) {
  describe('the sliders for the credits', () => {
    const { newConstructionCredit } = credit;

    it.each([
      [ProgramsPage, 'Home price', credit.PROGRAM_PRICE_SLIDER, credit.programCredit],
      [ProgramsPage, 'New construction price', credit.PROGRAM_NEW_CONSTRUCTION_SLIDER, newConstructionCredit],
      [NewConstructionPage, 'Price of the new home', credit.NEW_CONSTRUCTION_SLIDER, newConstructionCredit],
    ])('%o “%s” shows the credit at its start and at both ends', async (Page, label, range, creditOf) => {
      open(Page);
      const slider = await screen.findByRole('slider', { name: label });
      const result = within(slider.closest('li, section') as HTMLElement)
        .getByText(/^Estimated credit on/)
        .closest('output');
      const expectCreditAt = (price: number) => {
        expect(slider).toHaveAttribute('aria-valuenow', String(price));
        expect(result).toHaveTextContent(
          `Estimated credit on ${formatUsd(price)}${formatUsd(creditOf(program, price))}`,
        );
      };
      expectCreditAt(range.default);
      fireEvent.keyDown(slider, { key: 'Home' });
      expectCreditAt(range.min);
      fireEvent.keyDown(slider, { key: 'End' });
      expectCreditAt(range.max);
    });
  });

  it('leads with the larger credit, and says the other beside it, at every price', async () => {
    open(ProgramsPage);
    const slider = await screen.findByRole('slider', { name: 'Home price' });
    expect(slider).toHaveAttribute('aria-valuetext', '$750,000, credit $4,688, or $3,750');
    fireEvent.keyDown(slider, { key: 'PageDown' });
    expect(card('Credit for home buyers')).toHaveTextContent(
      /\$650,000\$4,063\$625 per \$100,000\$3,250\$500 per \$100,000.*Ask which one/,
    );
  });

  it('compares the manager’s fee with the industry’s, in dollars', () => {
    open(ProgramsPage);
    const fees = within(screen.getByText('Monthly fee on $3,500 rent').closest('figure') ?? document.body);
    expect(fees.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ours, 8%$280',
      'Common in the industry, 10%$350',
    ]);
  });

  it('each area on sale carries the program’s credit on its sample price', () => {
    open(VaHomesPage);
    for (const { title, samplePrice } of listings) {
      expect(card(title)).toHaveTextContent(`${title}${formatUsd(samplePrice)}`);
      expect(card(title)).toHaveTextContent(
        `Credit ${formatUsd(credit.programCredit(program, samplePrice))}`,
      );
    }
  });

  it('says that the credit on the areas may be smaller, or 1% on a new home, as on the calculator', () => {
    open(VaHomesPage);
    expect(section('Eight areas of Oahu')).toHaveTextContent(
      /\$625 for every \$100,000\. Your agreement may say \$500, or 1% on a new home: compare all three\./,
    );
  });

  it('says what the credit on a new home is once, under its amount', () => {
    open(NewConstructionPage);
    expect(section('Your credit on a new home')).toHaveTextContent(
      `$5,0001% of the price, up to your actual closing costsThis is an estimate. The credit is paid by ${program.payer}, not VA.`,
    );
    expect(screen.queryByText(/\$7,500/)).not.toBeInTheDocument();
  });
}
