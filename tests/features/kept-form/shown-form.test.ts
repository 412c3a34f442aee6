import { describe, expect, it } from 'vitest';
import { type FirstSixtyTexts as FormTexts, firstSixtyForm } from '@/features/first-60-days/first-sixty-form';
import { firstState, formReducer, type Shown, shownForm } from '@/features/kept-form/shown-form';

const numbers = (texts: Partial<FormTexts>) => firstSixtyForm.parse(texts) as FormTexts;
const blank = numbers({});
const [typed, here, account] = ['110', '120', '130'].map((food) => numbers({ food })) as [
  FormTexts,
  FormTexts,
  FormTexts,
];
const prefill = numbers({ reportDay: '2027-06-15' });
const both = { here, copy: { value: account, bases: [account] as const } };

describe('the page shows', () => {
  it.each([
    ['what was typed before anything kept', { onPage: typed }, both, 'page', typed],
    ['this browser’s own before the account’s', {}, both, 'browser', here],
    [
      'the account’s',
      {},
      { here: undefined, copy: { value: account, bases: [account] as const } },
      'account',
      account,
    ],
    ['the account’s when this browser’s are blank', {}, { ...both, here: blank }, 'account', account],
    ['the account’s when both are the same', {}, { ...both, here: account }, 'account', account],
    ['the plan’s when nothing is kept', {}, { here: undefined, copy: undefined }, 'prefilled', prefill],
    [
      'what was typed early, with what the plan knows',
      { onPage: typed, isEarly: true },
      both,
      'page',
      numbers({ food: '110', reportDay: '2027-06-15' }),
    ],
  ])('%s', (_what, state, kept, place, texts) => {
    expect(shownForm({ ...firstState, ...state }, kept, prefill, 'ana')).toMatchObject({ place, texts });
  });

  it('whose they are while the account keeps them', () => {
    expect(shownForm(firstState, both, prefill, 'ana').owner).toBe('ana');
    expect(shownForm(firstState, { here, copy: undefined }, prefill, 'ana').owner).toBeUndefined();
  });
});

describe('what happens to the page', () => {
  const inBrowser: Shown = { place: 'browser', texts: here, owner: undefined };
  const inAccount: Shown = { place: 'account', texts: account, owner: 'ana' };
  const prefilled: Shown = { place: 'prefilled', texts: blank, owner: undefined };

  it('a link comes first, and what it replaced can come back, but not blank fields', () => {
    const event = { is: 'linked', texts: typed, shown: inBrowser, visit: 'default #first60=1' } as const;
    const linked = formReducer(firstState, event);
    expect(linked).toEqual({
      onPage: typed,
      note: 'link',
      replaced: inBrowser,
      links: 1,
      visit: event.visit,
    });
    expect(formReducer(linked, { ...event, shown: prefilled })).toMatchObject({
      replaced: undefined,
      links: 2,
    });
    expect(
      formReducer(linked, { is: 'brought-back', before: inBrowser, shown: prefilled }).onPage,
    ).toBeUndefined();
  });

  it('Clear blanks what only the page has, and leaves kept numbers to where they are kept', () => {
    const state = { ...firstState, onPage: typed };
    const onPage: Shown = { place: 'page', texts: typed, owner: undefined };
    expect(formReducer(state, { is: 'cleared', shown: onPage })).toMatchObject({
      onPage: blank,
      note: 'reset',
      replaced: onPage,
    });
    expect(formReducer(state, { is: 'cleared', shown: inAccount }).onPage).toBeUndefined();
  });

  it('says when the account’s numbers come, and forgets them when their owner leaves', () => {
    const come = formReducer(firstState, { is: 'moved', from: prefilled, to: inAccount });
    expect(come.note).toBe('account');
    const left = formReducer(
      { ...come, replaced: inAccount },
      { is: 'moved', from: inAccount, to: prefilled },
    );
    expect(left).toEqual(firstState);
    expect(formReducer({ ...come, onPage: typed }, { is: 'user-changed' })).toEqual(firstState);
  });

  it('keeps on the page what another tab no longer keeps', () => {
    expect(formReducer(firstState, { is: 'moved', from: inBrowser, to: prefilled }).onPage).toBe(here);
  });
});
