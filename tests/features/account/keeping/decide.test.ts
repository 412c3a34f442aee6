// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { decide, resolve, type Send, settle } from '@/features/account/keeping/decide';
import type { Kept } from '@/features/account/keeping/kept-thing';
import type { FormTexts } from '@/features/first-60-days/fields';
import { firstSixtyForm } from '@/features/first-60-days/first-sixty-form';

const { thing } = firstSixtyForm.copies;
const numbers = (food: string) => firstSixtyForm.parse({ food }) as FormTexts;
const [a, b, c] = [numbers('110'), numbers('120'), numbers('130')];

describe('what follows from what the account has', () => {
  it('asks when both sides changed a field', () => {
    const kept = { here: undefined, copy: { value: b, base: a } };
    const ask = { collisions: ['food'], account: c, here: b, isChange: true };
    expect(decide(thing, kept, undefined, c, 'sync')).toMatchObject({ ask });
  });

  it.each(['sync', 'on', 'off'] as const)('asks about another value here: %s', (wish) => {
    const ask = { collisions: ['all'], account: a, here: b, isChange: false };
    expect(decide(thing, { here: b, copy: { value: a } }, b, a, wish)).toMatchObject({ ask });
  });

  it('keeps the value here before it turns off', () => {
    const copy = { value: a };
    expect(decide(thing, { here: undefined, copy }, undefined, a, 'off')).toEqual({
      kept: { here: a, copy },
      send: { is: 'off', value: null, from: a },
    });
  });

  it('turns off from what it keeps here when it had no copy, so that a choice in another tab is a change', () => {
    const step = decide(thing, { here: undefined, copy: undefined }, undefined, a, 'off');
    expect(step).toMatchObject({ kept: { here: a }, send: { from: a } });
  });

  it('unlinks and keeps the value when the row is gone, but asks about another one here', () => {
    const kept = { here: a, copy: undefined };
    expect(decide(thing, { here: undefined, copy: { value: a } }, undefined, null, 'sync')).toMatchObject({
      kept,
    });
    const step = decide(thing, { here: b, copy: { value: a } }, b, null, 'sync');
    expect(step).toMatchObject({ ask: { account: a, here: b, isGone: true } });
  });

  it('sends what was never in the account only when it is turned on', () => {
    const kept = { here: a, copy: undefined };
    expect(decide(thing, kept, a, null, 'sync')).toEqual({ kept });
    expect(decide(thing, kept, a, null, 'on')).toMatchObject({ send: { is: 'offer', value: a, offer: a } });
  });

  it('sends again what was cleared and brought back', () => {
    const copy = { value: a, base: null };
    expect(decide(thing, { here: undefined, copy }, undefined, null, 'sync')).toMatchObject({
      kept: { copy: { value: a, base: null, sent: [a] } },
      send: { is: 'change', value: a },
    });
  });

  it('leaves the twin that another tab keeps while it turns off, and drops its own', () => {
    const kept = { here: a, copy: { value: a } };
    expect(decide(thing, kept, a, a, 'sync')).toEqual({ kept });
    const dropped = { kept: { here: undefined, copy: { value: a } } };
    expect(decide(thing, kept, a, a, 'sync', true)).toEqual(dropped);
    expect(decide(thing, { here: a, copy: undefined }, a, a, 'sync')).toEqual(dropped);
  });

  it('tells of a change that stays here as the row is gone', () => {
    const copy = { value: b, base: a };
    const step = decide(thing, { here: undefined, copy }, undefined, null, 'sync');
    expect(step).toMatchObject({ kept: { here: b, copy: undefined }, gone: b });
  });

  it('saves a change, and asks nothing about a value here that the account has', () => {
    const step = decide(thing, { here: a, copy: { value: b, base: a } }, a, a, 'sync');
    expect(step).toMatchObject({ send: { is: 'change', value: b }, isMore: false });
  });

  it('leaves another value here', () => {
    const kept = { here: b, copy: { value: a } };
    expect(decide(thing, kept, undefined, a, 'sync')).toEqual({ kept });
  });
});

describe('a change whose save may have arrived', () => {
  const send = (value: FormTexts) => ({ send: { is: 'change', value } });
  const decideOn = (
    value: FormTexts | null,
    base: FormTexts,
    sent: FormTexts | null,
    found: FormTexts | null,
  ) => decide(thing, { here: undefined, copy: { value, base, sent: [sent] } }, undefined, found, 'sync');

  it('is no change of theirs', () => {
    expect(decideOn(a, a, b, b)).toMatchObject(send(a));
    expect(decideOn(c, a, b, b)).toMatchObject(send(c));
    expect(decideOn(a, a, null, null)).toMatchObject(send(a));
  });

  it('is told from theirs field by field', () => {
    const theirs = { ...b, nights: '30' };
    expect(decideOn(a, a, b, theirs)).toMatchObject(send({ ...a, nights: '30' }));
  });

  it('is stopped by a newer version when it was changed back', () => {
    expect(decideOn(a, a, b, a)).toMatchObject(send(a));
    expect(decideOn(a, a, a, a)).toEqual({ kept: { here: undefined, copy: { value: a } } });
  });

  it('is remembered with those before it, until the account has another version', () => {
    const sent = (copy: Kept<FormTexts>['copy'], found: FormTexts) =>
      decide(thing, { here: undefined, copy }, undefined, found, 'sync');
    const kept = (found: FormTexts, ...values: FormTexts[]) => ({
      kept: { copy: { value: c, base: found, sent: values } },
    });
    expect(sent({ value: c, base: a, sent: [b] }, a)).toMatchObject(kept(a, b, c));
    expect(sent({ value: c, base: a, sent: [b] }, b)).toMatchObject(kept(b, c));
  });
});

describe('what this browser keeps once the account has what was sent', () => {
  const sent = { is: 'change', value: b } as const;
  const offered = { is: 'offer', value: a, offer: a } as const;
  const turnedOff = { is: 'off', value: null, from: a } as const;

  it.each<[string, Partial<Kept<FormTexts>>, Partial<Kept<FormTexts>>, Send<FormTexts>, FormTexts?]>([
    ['what another tab has synced since', { copy: { value: c } }, { copy: { value: c } }, sent],
    [
      'what another tab has brought back and saved since',
      { copy: { value: c } },
      { copy: { value: c } },
      { is: 'change', value: null },
    ],
    ['a later change', { copy: { value: c, base: a, sent: [b] } }, { copy: { value: c, base: b } }, sent],
    [
      'what another tab has sent since',
      { copy: { value: c, base: b, sent: [b, c] } },
      { copy: { value: c, base: b, sent: [b, c] } },
      sent,
    ],
    ['the change', { copy: { value: b, base: a, sent: [b] } }, { copy: { value: b } }, sent],
    [
      'the change, and the twin that another tab keeps while it turns off',
      { here: b, copy: { value: b, base: a, sent: [b] } },
      { here: b, copy: { value: b } },
      sent,
    ],
    ['what it was turned on with', { here: a }, { copy: { value: a } }, offered],
    ['what another tab turned on with', { copy: { value: a } }, { copy: { value: a } }, offered, b],
    ['a change while turning on', { here: b }, { copy: { value: b, base: a } }, offered, b],
    ['the value, moved back while turning off', { copy: { value: a } }, { here: a }, turnedOff],
    ['a change while turning off', { here: a, copy: { value: b, base: a } }, { here: b }, turnedOff],
    [
      'two changes while turning off',
      { here: c, copy: { value: b, base: a } },
      { here: c, copy: { value: b, base: a } },
      turnedOff,
    ],
    [
      'the newer value, cleared while turning off',
      { here: c, copy: { value: null, base: a } },
      { here: c },
      turnedOff,
    ],
  ])('is %s', (_what, kept, after, send, offer = kept.here) => {
    const settled = settle(thing, { here: undefined, copy: undefined, ...kept }, offer, send);
    expect(settled).toEqual({ here: undefined, copy: undefined, ...after });
  });
});

describe('what this browser keeps after a choice', () => {
  const question = { account: a, theirs: a, ours: b, here: b, collisions: ['food'] as const };
  const three = { ...question, isChange: true, other: c };
  const kept = { here: c, copy: { value: b, base: numbers('100') } };

  it.each([
    ['account', c, a],
    ['here', c, b],
    ['other', undefined, c],
  ] as const)('of three: %s', (choice, here, value) => {
    expect(resolve(thing, kept, three, choice)).toEqual({ here, copy: { value, base: a } });
  });

  it('remembers what was sent', () => {
    const sent = [c];
    const after = resolve(thing, { here: undefined, copy: { value: b, base: c, sent } }, three, 'account');
    expect(after.copy).toEqual({ value: a, base: a, sent });
  });

  it.each([
    ['account', a],
    ['here', b],
  ] as const)('when the row is gone: %s', (choice, here) => {
    const gone = { ...question, isChange: false, isGone: true } as const;
    expect(resolve(thing, { here: b, copy: { value: a } }, gone, choice)).toEqual({ here, copy: undefined });
  });
});
