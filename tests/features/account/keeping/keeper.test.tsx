import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedRow } from '@/features/account/keeping/account-row';
import { Keeper } from '@/features/account/keeping/keeper';
import { type Copy, isSaved } from '@/features/account/keeping/kept-thing';
import { type FirstSixtyTexts as FormTexts, firstSixtyForm } from '@/features/first-60-days/first-sixty-form';
import { SESSION_KEY } from '../../../support/fake-supabase';
import { a, b, c, copyOf, numbers, offOf } from './copies';

const read = () => firstSixtyForm.copies.read('ana');
const leave = () => window.localStorage.removeItem(SESSION_KEY);
const rowOf = (value: FormTexts): SavedRow<FormTexts> => ({ value, version: `of ${value.food}` });

function keepable(copy: Copy<FormTexts> | undefined, found: FormTexts | undefined) {
  if (copy) firstSixtyForm.copies.keep('ana', { here: undefined, copy });
  const row = {
    fetch: vi.fn(async () => found && rowOf(found)),
    save: vi.fn(async (_value: FormTexts | null, _version: string | undefined) => true),
  };
  return { copies: firstSixtyForm.copies, row, userId: 'ana', offer: () => read().here };
}

beforeEach(() => window.localStorage.setItem(SESSION_KEY, JSON.stringify({ user: { id: 'ana' } })));

/** Does what is pressed, and waits until nothing goes on. */
async function exchange(
  of: ConstructorParameters<typeof Keeper<FormTexts>>[0],
  press = (keeper: Keeper<FormTexts>) => keeper.start(),
) {
  const keeper = new Keeper(of);
  press(keeper);
  await rest(keeper);
  return keeper;
}

const rest = (keeper: Keeper<FormTexts>) => vi.waitFor(() => expect(keeper.get().is).not.toBe('busy'));
/** Turns keeping on with what this browser has. */
const turnOn = (keeper: Keeper<FormTexts>) => keeper.turn(read().here ?? read().copy?.value ?? undefined);
const turnOff = (keeper: Keeper<FormTexts>) => keeper.turn(undefined);

it('asks once another tab has done, so that no answer is older than what that tab knows', async () => {
  let done = () => {};
  const names: string[] = [];
  const request = async (name: string, _options: unknown, work: () => Promise<unknown>) => {
    names.push(name);
    await new Promise<void>((resolve) => {
      done = resolve;
    });
    return work();
  };
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  const of = keepable(copyOf(a, a), c);
  const keeper = new Keeper(of);
  keeper.start();
  expect(keeper.get().is).toBe('busy');
  expect(names).toEqual(['first_60_days of ana']);
  expect(of.row.fetch).not.toHaveBeenCalled();
  done();
  await vi.waitFor(() => expect(read().copy).toEqual(copyOf(c, c)));
});

it('keeps nothing that it has saved when the browser was cleared meanwhile', async () => {
  const of = keepable(copyOf(b, a), a);
  of.row.save.mockImplementationOnce(async () => {
    firstSixtyForm.copies.keep('ana', { here: undefined, copy: undefined });
    return true;
  });
  await exchange(of);
  expect(read()).toEqual({ here: undefined, copy: undefined });
});

it('does nothing more for who has left', async () => {
  const of = keepable(copyOf(b, a), a);
  of.row.fetch.mockImplementationOnce(async () => {
    leave();
    return rowOf(a);
  });
  await exchange(of);
  expect(of.row.save).not.toHaveBeenCalled();
  expect(read().copy).toEqual(copyOf(b, a));
});

it('links nothing for who has left while it was turned on', async () => {
  const of = keepable(undefined, undefined);
  firstSixtyForm.copies.keep('ana', { here: a, copy: undefined });
  of.row.save.mockImplementationOnce(async () => {
    leave();
    firstSixtyForm.copies.keep(undefined, { here: b, copy: undefined });
    return true;
  });
  await exchange(of, turnOn);
  expect(read()).toEqual({ here: b, copy: undefined });
});

it('names the version it builds on, and tries three times while that is not the latest', async () => {
  const of = keepable(copyOf(b, a), a);
  of.row.save.mockResolvedValue(false);
  const keeper = await exchange(of);
  expect(keeper.get().is).toBe('failed');
  expect(of.row.save.mock.calls).toEqual(Array(3).fill([b, 'of 110']));
  keeper.look();
  expect(of.row.fetch).toHaveBeenCalledTimes(3);
  expect(read().copy).toEqual(copyOf(b, a, b));
});

it('has saved a change at the third try, also with something to choose left', async () => {
  const of = keepable(copyOf(b, a), a);
  firstSixtyForm.copies.keep('ana', { here: c, copy: copyOf(b, a) });
  of.row.save.mockResolvedValueOnce(false).mockResolvedValueOnce(false);
  const keeper = await exchange(of);
  expect(keeper.get().is).toBe('idle');
  expect(read()).toEqual({ here: c, copy: copyOf(b, b) });
});

it('has the value in this browser before it asks the account to delete it', async () => {
  const of = keepable(copyOf(a, a), a);
  of.row.save.mockImplementationOnce(async () => {
    expect(read()).toEqual({ here: a, copy: offOf(a, a, null) });
    return true;
  });
  await exchange(of, turnOff);
  expect(read()).toEqual({ here: a, copy: undefined });
});

it('clears nothing when another tab finds the value before its own save is answered', async () => {
  const of = keepable(undefined, undefined);
  firstSixtyForm.copies.keep('ana', { here: a, copy: undefined });
  let answer = (_isSaved: boolean) => {};
  of.row.save.mockImplementationOnce((value) => {
    of.row.fetch.mockResolvedValue(rowOf(value as FormTexts));
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  const firstTab = new Keeper(of);
  turnOn(firstTab);
  await vi.waitFor(() => expect(of.row.save).toHaveBeenCalledOnce());
  const otherTab = await exchange(of);
  answer(true);
  await rest(firstTab);
  otherTab.look();
  await rest(otherTab);
  expect(read()).toEqual({ here: undefined, copy: copyOf(a, a) });
  expect(of.row.save).toHaveBeenCalledExactlyOnceWith(a, undefined);
});

it.each(['here', 'account'] as const)(
  'keeps a change that the account no longer has where a person wants it: %s',
  async (choice) => {
    const of = keepable(copyOf(b, a), undefined);
    const keeper = await exchange(of);
    expect(keeper.get()).toEqual({ is: 'idle', gone: b });
    expect(read()).toEqual({ here: b, copy: undefined });
    if (choice === 'here') turnOn(keeper);
    else keeper.dismiss();
    await vi.waitFor(() => expect(keeper.get()).toEqual({ is: 'idle' }));
    const isKept = choice === 'here';
    expect(read()).toEqual(isKept ? { here: undefined, copy: copyOf(b, b) } : { here: b, copy: undefined });
    expect(of.row.save.mock.calls).toEqual(isKept ? [[b, undefined]] : []);
  },
);

it('does what was pressed while it was busy', async () => {
  const of = keepable(copyOf(a, a), a);
  of.row.save.mockImplementation(async () => {
    of.row.fetch.mockResolvedValue(undefined);
    return true;
  });
  const keeper = new Keeper(of);
  keeper.start();
  turnOff(keeper);
  await vi.waitFor(() => expect(read()).toEqual({ here: a, copy: undefined }));
  expect(of.row.save).toHaveBeenCalledExactlyOnceWith(null, 'of 110');
});

it('saves what changed during a save', async () => {
  const of = keepable(copyOf(b, a), a);
  const keeper = new Keeper(of);
  of.row.save.mockImplementationOnce(async () => {
    firstSixtyForm.copies.change('ana', c);
    keeper.save();
    of.row.fetch.mockResolvedValue(rowOf(b));
    return true;
  });
  keeper.start();
  await vi.waitFor(() => expect(read().copy).toEqual(copyOf(c, c)));
  expect(of.row.save.mock.calls).toEqual([
    [b, 'of 110'],
    [c, 'of 120'],
  ]);
});

it('sends a refused change again only when it has changed, or somebody asks', async () => {
  const of = keepable(copyOf(b, a), a);
  of.row.save.mockRejectedValueOnce(new Error('refused', { cause: 403 }));
  const keeper = new Keeper(of);
  keeper.start();
  await vi.waitFor(() => expect(keeper.get()).toEqual({ is: 'failed', status: 403 }));
  keeper.save();
  expect(keeper.get().is).toBe('failed');
  keeper.sync();
  await vi.waitFor(() => expect(read().copy).toEqual(copyOf(b, b)));
});

it('sends no refused change again because it holds another device’s, too', async () => {
  const of = keepable(copyOf(b, a), { ...a, nights: '30' } as FormTexts);
  of.row.save.mockRejectedValue(new Error('refused', { cause: 403 }));
  const keeper = new Keeper(of);
  keeper.start();
  await vi.waitFor(() => expect(keeper.get().is).toBe('failed'));
  keeper.save();
  expect(keeper.get().is).toBe('failed');
  expect(of.row.save).toHaveBeenCalledOnce();
});

it('asks once about a change while the account can’t be asked', async () => {
  const of = keepable(copyOf(b, a), a);
  of.row.fetch.mockRejectedValue(new Error('offline'));
  const keeper = await exchange(of);
  keeper.save();
  expect(keeper.get().is).toBe('failed');
  // It had something, so without a row the account itself may be gone.
  expect(of.row.fetch).toHaveBeenCalledExactlyOnceWith(true);
});

it('starts once, and looks for nothing while it is asking', async () => {
  const of = keepable(copyOf(a, a), a);
  await exchange(of, (keeper) => {
    keeper.start();
    keeper.start();
    keeper.look();
  });
  expect(of.row.fetch).toHaveBeenCalledOnce();
});

it('asks the account again once there is nothing to choose about any more', async () => {
  const of = keepable(copyOf(a, a), a);
  firstSixtyForm.copies.keep('ana', { here: b, copy: copyOf(a, a) });
  const keeper = new Keeper(of);
  keeper.start();
  await vi.waitFor(() => expect(keeper.question()).toMatchObject({ account: a, here: b }));
  firstSixtyForm.copies.keep('ana', { here: undefined, copy: copyOf(a, a) });
  keeper.save();
  await vi.waitFor(() => expect(keeper.get().is).toBe('idle'));
});

it.each([
  { to: 'what it was before', value: a },
  { to: 'something else', value: c },
])('saves what was changed to $to after the answer to a save was lost', async ({ value }) => {
  const of = keepable(copyOf(b, a), a);
  of.row.save.mockImplementationOnce(async () => {
    of.row.fetch.mockResolvedValue(rowOf(b));
    throw new Error('The answer is lost.');
  });
  const keeper = new Keeper(of);
  keeper.start();
  await vi.waitFor(() => expect(keeper.get().is).toBe('failed'));
  firstSixtyForm.copies.change('ana', value);
  keeper.save();
  await vi.waitFor(() => expect(read().copy).toEqual(copyOf(value, value)));
  expect(of.row.save).toHaveBeenLastCalledWith(value, 'of 120');
});

it('keeps a save that is still on its way from undoing what was changed back meanwhile', async () => {
  const of = keepable(copyOf(b, a), a);
  let answer = (_isSaved: boolean) => {};
  const onItsWay = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  of.row.save.mockReturnValueOnce(onItsWay);
  const tab = new Keeper(of);
  tab.start();
  await vi.waitFor(() => expect(of.row.save).toHaveBeenCalledOnce());
  firstSixtyForm.copies.change('ana', a);
  const otherTab = new Keeper(of);
  otherTab.start();
  await vi.waitFor(() => expect(of.row.save).toHaveBeenLastCalledWith(a, 'of 110'));
  await vi.waitFor(() => expect(read().copy).toEqual(copyOf(a, a)));
  answer(false);
  await vi.waitFor(() => expect(tab.get().is).toBe('idle'));
  expect(read().copy).toEqual(copyOf(a, a));
});

it('asks about another value here once a change is saved', async () => {
  const of = keepable(copyOf(b, a), a);
  firstSixtyForm.copies.keep('ana', { here: c, copy: copyOf(b, a) });
  of.row.save.mockImplementationOnce(async () => {
    of.row.fetch.mockResolvedValue(rowOf(b));
    return true;
  });
  const keeper = new Keeper(of);
  keeper.start();
  await vi.waitFor(() => expect(keeper.question()).toMatchObject({ account: b, here: c }));
});

it('asks for nothing by a look while offline, nor by a turn while a choice is due', async () => {
  const of = keepable(copyOf(b, a), c);
  const keeper = new Keeper(of);
  keeper.start();
  await vi.waitFor(() => expect(keeper.question()).toBeDefined());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  keeper.look();
  turnOff(keeper);
  expect(keeper.question()).toBeDefined();
  expect(of.row.fetch).toHaveBeenCalledOnce();
});

it('turns it off after a save, also when a change comes in between', async () => {
  const of = keepable(copyOf(a, a), a);
  of.row.save.mockImplementation(async (value) => {
    of.row.fetch.mockResolvedValue(value ? rowOf(value) : undefined);
    return true;
  });
  const keeper = new Keeper(of);
  keeper.start();
  turnOff(keeper);
  firstSixtyForm.copies.change('ana', b);
  keeper.save();
  await vi.waitFor(() => expect(read()).toEqual({ here: b, copy: undefined }));
});

it.each([
  ['on', turnOn, copyOf(a, null, a), { here: undefined, copy: copyOf(a, a) }],
  ['off', turnOff, offOf(a, a, null), { here: a, copy: undefined }],
] as const)('is turned %s later when it is refused, and has the value here until then', async (...row) => {
  const [isTurned, press, waiting, after] = row;
  const of = keepable(isTurned === 'on' ? undefined : copyOf(a, a), isTurned === 'on' ? undefined : a);
  if (isTurned === 'on') firstSixtyForm.copies.keep('ana', { here: a, copy: undefined });
  of.row.save.mockRejectedValueOnce(new Error('refused', { cause: 503 }));
  const keeper = await exchange(of, press);
  expect(keeper.get().is).toBe('failed');
  expect(read()).toEqual({ here: a, copy: waiting });
  keeper.look();
  await vi.waitFor(() => expect(read()).toEqual(after));
});

it('is turned on again before it was turned off', async () => {
  const of = keepable(copyOf(a, a), a);
  const keeper = new Keeper(of);
  of.row.save.mockImplementationOnce(async () => {
    turnOn(keeper);
    of.row.fetch.mockResolvedValue(undefined);
    return true;
  });
  turnOff(keeper);
  await vi.waitFor(() => expect(read()).toEqual({ here: undefined, copy: copyOf(a, a) }));
  expect(of.row.save.mock.calls).toEqual([
    [null, 'of 110'],
    [a, undefined],
  ]);
});

it('saves what it has saved before, when another tab has saved something else since', async () => {
  const of = keepable(copyOf(b, a), a);
  const keeper = await exchange(of);
  firstSixtyForm.copies.keep('ana', { here: undefined, copy: copyOf(c, c) });
  of.row.fetch.mockResolvedValue(rowOf(c));
  keeper.save();
  firstSixtyForm.copies.change('ana', b);
  keeper.save();
  await vi.waitFor(() => expect(read().copy).toEqual(copyOf(b, b)));
});

it('asks the account nothing about what is turned off before it was asked to keep it', async () => {
  const of = keepable(undefined, undefined);
  firstSixtyForm.copies.keep('ana', { here: a, copy: undefined });
  of.row.fetch.mockRejectedValue(new Error('no table', { cause: 404 }));
  const keeper = await exchange(of, turnOn);
  expect(read()).toEqual({ here: a, copy: copyOf(a, null) });
  turnOff(keeper);
  expect(read()).toEqual({ here: a, copy: undefined });
  await rest(keeper);
});

it('leaves a choice for later until the account has another version, and shows no failed look', async () => {
  const of = keepable(copyOf(b, a), c);
  const keeper = new Keeper(of);
  keeper.start();
  await vi.waitFor(() => expect(keeper.question()).toBeDefined());
  keeper.dismiss();
  of.row.fetch.mockRejectedValueOnce(new Error('failed', { cause: 500 }));
  for (const times of [2, 3])
    await vi.waitFor(() => {
      expect(keeper.get()).toMatchObject({ later: 'of 130' });
      keeper.look();
      expect(of.row.fetch).toHaveBeenCalledTimes(times);
    });
  of.row.fetch.mockResolvedValue({ value: numbers('140'), version: 'of 140' });
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  await vi.waitFor(() => {
    keeper.look();
    expect(keeper.question()).toMatchObject({ account: numbers('140') });
  });
});

describe('a browser that has no room', () => {
  const HERE = 'paradise-pcs-first-60-days';

  beforeEach(() => {
    const { setItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (key === HERE) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, text);
    });
  });

  it('leaves in the account what is turned off, and says so', async () => {
    const of = keepable(copyOf(a, a), a);
    const keeper = await exchange(of, turnOff);
    expect(keeper.get()).toEqual({ is: 'failed', status: 'refused' });
    expect(of.row.save).not.toHaveBeenCalled();
    expect(read()).toEqual({ here: undefined, copy: copyOf(a, a) });
  });

  it('keeps its copy of what another device has turned off', async () => {
    const of = keepable(copyOf(a, a), undefined);
    const keeper = await exchange(of);
    expect(keeper.get()).toEqual({ is: 'failed', status: 'refused' });
    expect(read().copy?.value).toEqual(a);
  });

  it('says so when Undo can’t bring back what was kept here', () => {
    vi.restoreAllMocks();
    firstSixtyForm.copies.keep(undefined, { here: a, copy: undefined });
    const bringBack = firstSixtyForm.copies.clear(undefined);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(bringBack()).toBe(false);
  });
});

it('stays in this browser when it is typed over a blank form that is being turned off', () => {
  const { copies, blank } = firstSixtyForm;
  copies.keep('ana', { here: blank, copy: offOf(blank, blank) });
  copies.change('ana', a);
  expect(copies.inHere.read()).toEqual(a);
});

it('is turned off also while this browser keeps a blank form', async () => {
  const of = keepable(copyOf(a, a), a);
  window.localStorage.setItem('paradise-pcs-first-60-days', JSON.stringify(numbers('')));
  await exchange(of, turnOff);
  expect(of.row.save).toHaveBeenCalledExactlyOnceWith(null, 'of 110');
  expect(read()).toEqual({ here: a, copy: undefined });
});

it('says that a change couldn’t be sent by a look, and sends it with the next try', async () => {
  const of = keepable(copyOf(b, a), a);
  of.row.fetch.mockRejectedValueOnce(new Error('failed', { cause: 500 }));
  const keeper = new Keeper(of);
  keeper.look();
  await vi.waitFor(() => expect(keeper.get()).toEqual({ is: 'failed', status: 500 }));
  keeper.save();
  await vi.waitFor(() => expect(of.row.save).toHaveBeenCalledWith(b, 'of 110'));
  await rest(keeper);
});

it('leaves nothing to the next person of what one wanted only in the account', async () => {
  const of = keepable(undefined, undefined);
  of.row.fetch.mockRejectedValue(new Error('failed', { cause: 500 }));
  await exchange(of, (keeper) => keeper.turn(a));
  leave();
  expect(firstSixtyForm.copies.read('ben')).toEqual({ here: undefined, copy: undefined });
  expect(firstSixtyForm.copies.read('ana').copy).toEqual(copyOf(a, null));
});

it('says that a change is lost once the session has gone without a word', () => {
  leave();
  expect(firstSixtyForm.copies.keep('ana', { here: a, copy: undefined })).toBe(false);
});

it('calls saved only what the account has', () => {
  const { thing } = firstSixtyForm.copies;
  expect(isSaved(thing, copyOf(a, a))).toBe(true);
  expect(isSaved(thing, copyOf(b, a))).toBe(false);
  expect(isSaved(thing, copyOf(a, null))).toBe(false);
  expect(isSaved(thing, offOf(a, a))).toBe(false);
  expect(isSaved(thing, undefined)).toBe(false);
});
