// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { decide, type Send, type Wish } from '@/features/account/keeping/decide';
import type { Copy, Kept } from '@/features/account/keeping/kept-thing';
import type { FormTexts } from '@/features/first-60-days/fields';
import { firstSixtyForm } from '@/features/first-60-days/first-sixty-form';

const { thing } = firstSixtyForm.copies;
const numbers = (food: string) => firstSixtyForm.parse({ food }) as FormTexts;
/** A copy with what the account may have. */
const copyOf = (value: FormTexts | null, ...bases: Copy<FormTexts>['bases']) => ({ value, bases });
const next = (
  kept: Kept<FormTexts>,
  offer: FormTexts | undefined,
  found: FormTexts | null,
  wish: Wish,
  hasFailedToTurnOff = false,
) => decide({ thing, kept, offer, found, wish, hasFailedToTurnOff });
const [a, b, c] = [numbers('110'), numbers('120'), numbers('130')];

describe('what follows from what the account has', () => {
  it('asks when both sides changed a field', () => {
    const kept = { here: undefined, copy: copyOf(b, a) };
    const ask = { collisions: ['food'], account: c, here: b };
    expect(next(kept, undefined, c, 'sync')).toMatchObject({ ask });
  });

  it.each(['sync', 'on', 'off'] as const)('asks about another value here: %s', (wish) => {
    const ask = { collisions: ['all'], account: a, here: b };
    expect(next({ here: b, copy: copyOf(a, a) }, b, a, wish)).toMatchObject({ ask });
  });

  it('keeps the value here before it turns off', () => {
    const copy = copyOf(a, a);
    expect(next({ here: undefined, copy }, undefined, a, 'off')).toMatchObject({
      kept: { here: a, copy },
      send: { value: null },
    });
  });

  it('turns off from what it keeps here when it had no copy, so that a choice in another tab is a change', () => {
    const step = next({ here: undefined, copy: undefined }, undefined, a, 'off');
    expect(step).toMatchObject({ kept: { here: a, copy: undefined }, send: { value: null } });
    const { settle } = (step as { send: Send<FormTexts> }).send;
    expect(settle({ here: a, copy: copyOf(c, c) }, undefined)).toEqual({ here: c, copy: undefined });
  });

  it('unlinks and keeps the value when the row is gone, but asks about another one here', () => {
    const kept = { here: a, copy: undefined };
    expect(next({ here: undefined, copy: copyOf(a, a) }, undefined, null, 'sync')).toMatchObject({
      kept,
    });
    const step = next({ here: b, copy: copyOf(a, a) }, b, null, 'sync');
    expect(step).toMatchObject({ ask: { account: a, here: b, isGone: true } });
  });

  it('sends what was never in the account only when it is turned on', () => {
    const kept = { here: a, copy: undefined };
    expect(next(kept, a, null, 'sync')).toEqual({ kept });
    expect(next(kept, a, null, 'on')).toMatchObject({ send: { value: a } });
  });

  it('sends again what was cleared and brought back', () => {
    const copy = copyOf(a, null);
    expect(next({ here: undefined, copy }, undefined, null, 'sync')).toMatchObject({
      kept: { copy: copyOf(a, null, a) },
      send: { value: a },
    });
  });

  it('leaves the twin that another tab keeps while it turns off, and drops its own', () => {
    const kept = { here: a, copy: copyOf(a, a) };
    expect(next(kept, a, a, 'sync')).toEqual({ kept });
    const dropped = { kept: { here: undefined, copy: copyOf(a, a) } };
    expect(next(kept, a, a, 'sync', true)).toEqual(dropped);
    expect(next({ here: a, copy: undefined }, a, a, 'sync')).toEqual(dropped);
  });

  it('tells of a change that stays here as the row is gone', () => {
    const copy = copyOf(b, a);
    const step = next({ here: undefined, copy }, undefined, null, 'sync');
    expect(step).toMatchObject({ kept: { here: b, copy: undefined }, gone: b });
  });

  it('saves a change, and asks nothing about a value here that the account has', () => {
    const step = next({ here: a, copy: copyOf(b, a) }, a, a, 'sync');
    expect(step).toMatchObject({ send: { value: b }, isMore: false });
  });

  it('leaves another value here', () => {
    const kept = { here: b, copy: copyOf(a, a) };
    expect(next(kept, undefined, a, 'sync')).toEqual({ kept });
  });
});

describe('a change whose save may have arrived', () => {
  const send = (value: FormTexts | null) => ({ send: { value } });
  const decideOn = (
    value: FormTexts | null,
    base: FormTexts,
    sent: FormTexts | null,
    found: FormTexts | null,
  ) => next({ here: undefined, copy: copyOf(value, base, sent) }, undefined, found, 'sync');

  it('is no change of theirs', () => {
    expect(decideOn(a, a, b, b)).toMatchObject(send(a));
    expect(decideOn(c, a, b, b)).toMatchObject(send(c));
    expect(decideOn(a, a, null, null)).toMatchObject(send(a));
    expect(decideOn(null, a, b, b)).toMatchObject(send(null));
  });

  it('is told from theirs field by field', () => {
    const theirs = { ...b, nights: '30' };
    expect(decideOn(a, a, b, theirs)).toMatchObject(send({ ...a, nights: '30' }));
  });

  it('is stopped by a newer version when it was changed back', () => {
    expect(decideOn(a, a, b, a)).toMatchObject(send(a));
    expect(decideOn(a, a, a, a)).toEqual({ kept: { here: undefined, copy: copyOf(a, a) } });
  });

  it('is remembered with those before it, until the account has another version', () => {
    const sent = (copy: Kept<FormTexts>['copy'], found: FormTexts) =>
      next({ here: undefined, copy }, undefined, found, 'sync');
    const kept = (found: FormTexts, ...values: FormTexts[]) => ({
      kept: { copy: copyOf(c, found, ...values) },
    });
    expect(sent(copyOf(c, a, b), a)).toMatchObject(kept(a, b, c));
    expect(sent(copyOf(c, a, b), b)).toMatchObject(kept(b, c));
  });
});

describe('what this browser keeps once the account has what was sent', () => {
  const sentBy = (kept: Partial<Kept<FormTexts>>, found: FormTexts | null, wish: Wish = 'sync') => {
    const step = next({ here: undefined, copy: undefined, ...kept }, kept.here, found, wish);
    return (step as { send: Send<FormTexts> }).send;
  };
  const sent = sentBy({ copy: copyOf(b, a) }, a);
  const offered = sentBy({ here: a }, null, 'on');
  const turnedOff = sentBy({ copy: copyOf(a, a) }, a, 'off');

  it.each<[string, Partial<Kept<FormTexts>>, Partial<Kept<FormTexts>>, Send<FormTexts>, FormTexts?]>([
    ['what another tab has synced since', { copy: copyOf(c, c) }, { copy: copyOf(c, c) }, sent],
    [
      'what another tab has brought back and saved since',
      { copy: copyOf(c, c) },
      { copy: copyOf(c, c) },
      sentBy({ copy: copyOf(null, a) }, a),
    ],
    ['a later change', { copy: copyOf(c, a, b) }, { copy: copyOf(c, b) }, sent],
    ['what another tab has sent since', { copy: copyOf(c, b, b, c) }, { copy: copyOf(c, b, b, c) }, sent],
    ['the change', { copy: copyOf(b, a, b) }, { copy: copyOf(b, b) }, sent],
    [
      'the change, and the twin that another tab keeps while it turns off',
      { here: b, copy: copyOf(b, a, b) },
      { here: b, copy: copyOf(b, b) },
      sent,
    ],
    ['what it was turned on with', { here: a }, { copy: copyOf(a, a) }, offered],
    ['what another tab turned on with', { copy: copyOf(a, a) }, { copy: copyOf(a, a) }, offered, b],
    ['a change while turning on', { here: b }, { copy: copyOf(b, a) }, offered, b],
    ['the value, moved back while turning off', { copy: copyOf(a, a) }, { here: a }, turnedOff],
    ['a change while turning off', { here: a, copy: copyOf(b, a) }, { here: b }, turnedOff],
    [
      'two changes while turning off',
      { here: c, copy: copyOf(b, a) },
      { here: c, copy: copyOf(b, a) },
      turnedOff,
    ],
    [
      'the newer value, cleared while turning off',
      { here: c, copy: copyOf(null, a) },
      { here: c },
      turnedOff,
    ],
  ])('is %s', (_what, kept, after, send, offer = kept.here) => {
    const settled = send.settle({ here: undefined, copy: undefined, ...kept }, offer);
    expect(settled).toEqual({ here: undefined, copy: undefined, ...after });
  });
});

describe('what this browser keeps after a choice', () => {
  const keptAfter = (kept: Kept<FormTexts>, found: FormTexts | null, offer?: FormTexts) =>
    next(kept, offer, found, 'sync').ask?.after;

  it('of three', () => {
    const kept = { here: c, copy: copyOf(b, numbers('100')) };
    expect(keptAfter(kept, a, c)).toEqual({
      account: { here: c, copy: copyOf(a, a) },
      here: { here: c, copy: copyOf(b, a) },
      other: { here: undefined, copy: copyOf(c, a) },
    });
  });

  it('of two, one of which was never in the account', () => {
    const kept = { here: b, copy: copyOf(a, a) };
    expect(keptAfter(kept, a, b)).toMatchObject({
      account: { here: undefined, copy: copyOf(a, a) },
      here: { here: undefined, copy: copyOf(b, a) },
    });
  });

  it('remembers what was sent', () => {
    const [sent, found] = [numbers('140'), { ...a, nights: '30' }];
    const kept = { here: undefined, copy: copyOf(b, c, sent) };
    expect(keptAfter(kept, found)?.account.copy).toEqual(copyOf(found, found, sent));
  });

  it('when the row is gone', () => {
    expect(keptAfter({ here: b, copy: copyOf(a, a) }, null)).toMatchObject({
      account: { here: a, copy: undefined },
      here: { here: b, copy: undefined },
    });
  });
});
