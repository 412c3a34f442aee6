import { describe, expect, it } from 'vitest';
import { decide, turned } from '@/features/account/keeping/decide';
import type { Kept } from '@/features/account/keeping/kept-thing';
import { type FirstSixtyTexts as FormTexts, firstSixtyForm } from '@/features/first-60-days/first-sixty-form';
import { a, b, c, copyOf, numbers, offOf } from './copies';

const { thing } = firstSixtyForm.copies;
const next = (kept: Kept<FormTexts>, offer: FormTexts | undefined, found: FormTexts | null) =>
  decide(thing, found, kept, offer);

describe('what follows from what the account has', () => {
  it('asks when both sides changed a field', () => {
    const kept = { here: undefined, copy: copyOf(b, a) };
    const ask = { collisions: ['food'], account: c, here: b };
    expect(next(kept, undefined, c)).toMatchObject({ ask });
  });

  it('asks about another value here, also when it is turned off', () => {
    const ask = { collisions: ['all'], account: a, here: b };
    for (const copy of [copyOf(a, a), offOf(a, a)])
      expect(next({ here: b, copy }, b, a)).toMatchObject({ ask });
  });

  it('keeps the latest value here before the account loses it', () => {
    for (const here of [a, undefined]) {
      const copy = offOf(a, a);
      expect(next({ here, copy }, here, b)).toEqual({
        kept: { here: b, copy: offOf(b, b, null) },
        send: null,
      });
    }
  });

  it('unlinks and keeps the value when the row is gone, but asks about another one here', () => {
    const kept = { here: a, copy: undefined };
    for (const copy of [copyOf(a, a), offOf(a, a), offOf(a, a, null), offOf(a, b)])
      expect(next({ here: undefined, copy }, undefined, null)).toEqual({ kept });
    const step = next({ here: b, copy: copyOf(a, a) }, b, null);
    expect(step).toMatchObject({ ask: { account: a, here: b, isGone: true } });
  });

  it('sends what was never in the account only when it is turned on', () => {
    const kept = { here: a, copy: undefined };
    expect(next(kept, a, null)).toEqual({ kept });
    const copy = copyOf(a, null);
    expect(next({ here: a, copy }, a, null)).toEqual({
      kept: { here: a, copy: copyOf(a, null, a) },
      send: a,
    });
  });

  it('asks when it is turned on and the account has another value', () => {
    const ask = { account: b, here: a, other: undefined, collisions: ['all'] };
    expect(next({ here: a, copy: copyOf(a, null) }, a, b)).toMatchObject({ ask });
  });

  it('sends again what was cleared and brought back', () => {
    const copy = copyOf(a, null);
    expect(next({ here: undefined, copy }, undefined, null)).toMatchObject({
      kept: { copy: copyOf(a, null, a) },
      send: a,
    });
  });

  it('drops the value here once the account has it', () => {
    const dropped = { kept: { here: undefined, copy: copyOf(a, a) } };
    for (const copy of [undefined, copyOf(a, a), copyOf(a, null, a), copyOf(b, b)])
      expect(next({ here: a, copy }, a, a)).toEqual(dropped);
    expect(next({ here: b, copy: copyOf(b, b) }, b, a)).toEqual(dropped);
  });

  it('tells of a change that stays here as the row is gone', () => {
    const kept = { here: b, copy: undefined };
    for (const copy of [copyOf(b, a), copyOf(b, a, b)])
      expect(next({ here: undefined, copy }, undefined, null)).toEqual({ kept, gone: b });
  });

  it('asks about no value here that the account has', () => {
    const step = next({ here: c, copy: copyOf(b, a) }, c, c);
    expect(step).toMatchObject({ ask: { account: c, here: b, other: undefined } });
  });

  it('leaves another value here', () => {
    const kept = { here: b, copy: copyOf(a, a) };
    expect(next(kept, undefined, a)).toEqual({ kept });
  });
});

describe('a change whose save may have arrived', () => {
  const send = (value: FormTexts | null) => ({ send: value });
  const decideOn = (
    value: FormTexts | null,
    base: FormTexts,
    sent: FormTexts | null,
    found: FormTexts | null,
  ) => next({ here: undefined, copy: copyOf(value, base, sent) }, undefined, found);

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

  it('is asked about once more when it was changed back and another device has changed it since', () => {
    const step = next({ here: undefined, copy: copyOf(a, a, b) }, undefined, c);
    expect(step).toMatchObject({ ask: { account: c, here: a } });
  });

  it('is stopped by a newer version when it was changed back', () => {
    expect(decideOn(a, a, b, a)).toMatchObject(send(a));
    expect(decideOn(a, a, a, a)).toEqual({ kept: { here: undefined, copy: copyOf(a, a) } });
  });

  it('is remembered with those before it, until the account has another version', () => {
    const sent = (copy: Kept<FormTexts>['copy'], found: FormTexts) =>
      next({ here: undefined, copy }, undefined, found);
    const kept = (found: FormTexts, ...values: FormTexts[]) => ({
      kept: { copy: copyOf(c, found, ...values) },
    });
    expect(sent(copyOf(c, a, b), a)).toMatchObject(kept(a, b, c));
    expect(sent(copyOf(c, a, b), b)).toMatchObject(kept(b, c));
  });
});

describe('what this browser keeps after a choice', () => {
  const keptAfter = (kept: Kept<FormTexts>, found: FormTexts | null, offer?: FormTexts) =>
    next(kept, offer, found).ask?.after;

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
    expect(keptAfter(kept, found)?.account?.copy).toEqual(copyOf(found, found, sent));
  });

  it('of where to keep what is turned on, which the account has otherwise', () => {
    expect(keptAfter({ here: b, copy: copyOf(b, null) }, a, b)).toEqual({
      account: { here: undefined, copy: copyOf(a, a) },
      here: { here: undefined, copy: copyOf(b, a) },
    });
  });

  it('when the row is gone', () => {
    expect(keptAfter({ here: b, copy: copyOf(a, a) }, null)).toMatchObject({
      account: { here: a, copy: undefined },
      here: { here: b, copy: undefined },
    });
  });
});

describe('what this browser keeps when keeping is turned on or off', () => {
  const turn = (kept: Kept<FormTexts>, value?: FormTexts) => turned(thing, kept, value);
  const inAccount = { here: undefined, copy: copyOf(a, a) };

  it('is a change of this user’s until the account has it, and is here once it no longer has', () => {
    expect(turn({ here: undefined, copy: undefined }, a)).toEqual({ here: undefined, copy: copyOf(a, null) });
    expect(turn({ here: b, copy: undefined }, a)).toEqual({ here: b, copy: copyOf(a, null) });
    expect(turn(inAccount)).toEqual({ here: a, copy: offOf(a, a) });
    expect(turn({ here: a, copy: offOf(a, a) }, a)).toEqual({ here: a, copy: copyOf(a, a) });
  });

  it('is left alone while there is something to choose, or nothing to turn off', () => {
    const both = { here: b, copy: copyOf(a, a) };
    expect(turn(both, b)).toEqual(both);
    expect(turn(both)).toEqual(both);
    const none = { here: a, copy: undefined };
    expect(turn(none)).toEqual(none);
  });

  it('is unlinked at once before the account was asked', () => {
    expect(turn({ here: a, copy: copyOf(a, null) })).toEqual({ here: a, copy: undefined });
    expect(turn({ here: a, copy: copyOf(a, null, a) })).toEqual({ here: a, copy: offOf(a, null, a) });
  });
});
