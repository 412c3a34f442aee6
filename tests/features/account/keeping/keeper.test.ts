// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { SavedRow } from '@/features/account/keeping/account-row';
import { exchange, RequestCount } from '@/features/account/keeping/exchange';
import { Keeper } from '@/features/account/keeping/keeper';
import type { Copy } from '@/features/account/keeping/kept-thing';
import type { FormTexts } from '@/features/first-60-days/fields';
import { firstSixtyForm } from '@/features/first-60-days/first-sixty-form';
import { SESSION_KEY } from '../../../support/fake-supabase';

const numbers = (food: string) => firstSixtyForm.parse({ food }) as FormTexts;
const [a, b, c] = [numbers('110'), numbers('120'), numbers('130')];
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

const ignore = () => undefined;

it('asks again when another tab has saved since', async () => {
  const of = keepable({ value: a }, c);
  of.row.fetch.mockImplementationOnce(async () => {
    firstSixtyForm.copies.keep('ana', { here: undefined, copy: { value: c } });
    return rowOf(a);
  });
  await exchange(of, new RequestCount(), 'sync', false, ignore);
  expect(of.row.fetch).toHaveBeenCalledTimes(2);
  expect(read().copy).toEqual({ value: c });
});

it('does nothing more for who has left', async () => {
  const of = keepable({ value: b, base: a }, a);
  of.row.fetch.mockImplementationOnce(async () => {
    leave();
    return rowOf(a);
  });
  await exchange(of, new RequestCount(), 'sync', false, ignore);
  expect(of.row.save).not.toHaveBeenCalled();
  expect(read().copy).toEqual({ value: b, base: a });
});

it('links nothing for who has left while it was turned on', async () => {
  const of = keepable(undefined, undefined);
  firstSixtyForm.copies.keep('ana', { here: a, copy: undefined });
  of.row.save.mockImplementationOnce(async () => {
    leave();
    firstSixtyForm.copies.keep(undefined, { here: b, copy: undefined });
    return true;
  });
  await exchange(of, new RequestCount(), 'on', false, ignore);
  expect(read()).toEqual({ here: b, copy: undefined });
});

it('names the version it builds on, and tries three times while that is not the latest', async () => {
  const of = keepable({ value: b, base: a }, a);
  of.row.save.mockResolvedValue(false);
  const requests = new RequestCount();
  await expect(exchange(of, requests, 'sync', false, ignore)).rejects.toThrow('changing all the time');
  expect(of.row.save.mock.calls).toEqual(Array(3).fill([b, 'of 110']));
  expect(requests.isCalm()).toBe(false);
  expect(read().copy).toEqual({ value: b, base: a, sent: [b] });
});

it('has the value in this browser before it asks the account to delete it', async () => {
  const of = keepable({ value: a }, a);
  of.row.save.mockImplementationOnce(async () => {
    expect(read()).toEqual({ here: a, copy: { value: a } });
    return true;
  });
  await exchange(of, new RequestCount(), 'off', false, ignore);
  expect(read()).toEqual({ here: a, copy: undefined });
});

it('does what was pressed while it was busy', async () => {
  const of = keepable({ value: a }, a);
  const keeper = new Keeper(of);
  keeper.start();
  keeper.turn(false);
  await vi.waitFor(() => expect(read()).toEqual({ here: a, copy: undefined }));
  expect(of.row.save).toHaveBeenCalledExactlyOnceWith(null, 'of 110');
});

it('saves what changed during a save', async () => {
  const of = keepable({ value: b, base: a }, a);
  const keeper = new Keeper(of);
  of.row.save.mockImplementationOnce(async () => {
    firstSixtyForm.copies.change('ana', c);
    keeper.save();
    of.row.fetch.mockResolvedValue(rowOf(b));
    return true;
  });
  keeper.start();
  await vi.waitFor(() => expect(read().copy).toEqual({ value: c }));
  expect(of.row.save.mock.calls).toEqual([
    [b, 'of 110'],
    [c, 'of 120'],
  ]);
});

it('sends a refused change again only when it has changed, or somebody asks', async () => {
  const of = keepable({ value: b, base: a }, a);
  of.row.save.mockRejectedValueOnce(new Error('refused', { cause: 403 }));
  const keeper = new Keeper(of);
  keeper.start();
  await vi.waitFor(() => expect(keeper.get()).toEqual({ is: 'failed', what: 'save', status: 403 }));
  keeper.save();
  expect(keeper.get().is).toBe('failed');
  keeper.retry();
  await vi.waitFor(() => expect(read().copy).toEqual({ value: b }));
});

it('sends no refused change again because it holds another device’s, too', async () => {
  const of = keepable({ value: b, base: a }, { ...a, nights: '30' } as FormTexts);
  of.row.save.mockRejectedValue(new Error('refused', { cause: 403 }));
  const keeper = new Keeper(of);
  keeper.start();
  await vi.waitFor(() => expect(keeper.get().is).toBe('failed'));
  keeper.save();
  expect(keeper.get().is).toBe('failed');
  expect(of.row.save).toHaveBeenCalledOnce();
});

it('asks the account anew once what a person was to choose about is gone', async () => {
  const of = keepable({ value: a }, a);
  firstSixtyForm.copies.keep('ana', { here: b, copy: { value: a } });
  const keeper = new Keeper(of);
  keeper.start();
  await vi.waitFor(() => expect(keeper.question()).toMatchObject({ account: a, here: b }));
  firstSixtyForm.copies.keep('ana', { here: undefined, copy: { value: a } });
  keeper.save();
  await vi.waitFor(() => expect(keeper.get().is).toBe('idle'));
});

it('saves what was changed back after an answer was lost', async () => {
  const of = keepable({ value: b, base: a }, a);
  of.row.save.mockImplementationOnce(async () => {
    of.row.fetch.mockResolvedValue(rowOf(b));
    throw new Error('The answer is lost.');
  });
  const keeper = new Keeper(of);
  keeper.start();
  await vi.waitFor(() => expect(keeper.get().is).toBe('failed'));
  firstSixtyForm.copies.change('ana', a);
  keeper.save();
  await vi.waitFor(() => expect(read().copy).toEqual({ value: a }));
  expect(of.row.save).toHaveBeenLastCalledWith(a, 'of 120');
});

it('asks nothing about its own save when the answer was lost and the value changes again', async () => {
  const of = keepable({ value: b, base: a }, a);
  of.row.save.mockImplementationOnce(async () => {
    of.row.fetch.mockResolvedValue(rowOf(b));
    throw new Error('The answer is lost.');
  });
  const keeper = new Keeper(of);
  keeper.start();
  await vi.waitFor(() => expect(keeper.get().is).toBe('failed'));
  firstSixtyForm.copies.change('ana', c);
  keeper.save();
  await vi.waitFor(() => expect(read().copy).toEqual({ value: c }));
});

it('keeps a save that is still on its way from undoing what was changed back meanwhile', async () => {
  const of = keepable({ value: b, base: a }, a);
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
  await vi.waitFor(() => expect(read().copy).toEqual({ value: a }));
  answer(false);
  await vi.waitFor(() => expect(tab.get().is).toBe('idle'));
  expect(read().copy).toEqual({ value: a });
});

it('asks about another value here once a change is saved', async () => {
  const of = keepable({ value: b, base: a }, a);
  firstSixtyForm.copies.keep('ana', { here: c, copy: { value: b, base: a } });
  of.row.save.mockImplementationOnce(async () => {
    of.row.fetch.mockResolvedValue(rowOf(b));
    return true;
  });
  const keeper = new Keeper(of);
  keeper.start();
  await vi.waitFor(() => expect(keeper.question()).toMatchObject({ account: b, here: c }));
});

it('keeps it with the account again when it is turned on where the row is gone', async () => {
  const of = keepable({ value: a }, undefined);
  new Keeper(of).turn(true);
  await vi.waitFor(() => expect(of.row.save).toHaveBeenCalledExactlyOnceWith(a, undefined));
  await vi.waitFor(() => expect(read()).toEqual({ here: undefined, copy: { value: a } }));
});

it('asks for nothing by a look while offline, nor by a turn while a choice is due', async () => {
  const of = keepable({ value: b, base: a }, c);
  const keeper = new Keeper(of);
  keeper.start();
  await vi.waitFor(() => expect(keeper.question()).toBeDefined());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  keeper.look();
  keeper.turn(false);
  expect(keeper.question()).toBeDefined();
  expect(of.row.fetch).toHaveBeenCalledOnce();
});

it('turns it off after a save, also when a change comes in between', async () => {
  const of = keepable({ value: a }, a);
  of.row.save.mockImplementation(async (value) => {
    of.row.fetch.mockResolvedValue(value ? rowOf(value) : undefined);
    return true;
  });
  const keeper = new Keeper(of);
  keeper.start();
  keeper.turn(false);
  firstSixtyForm.copies.change('ana', b);
  keeper.save();
  await vi.waitFor(() => expect(read()).toEqual({ here: b, copy: undefined }));
});

it('drops what it kept here for turning off once the account is found to have it still', async () => {
  const of = keepable({ value: a }, a);
  of.row.save.mockRejectedValueOnce(new Error('refused', { cause: 503 }));
  const keeper = new Keeper(of);
  keeper.turn(false);
  await vi.waitFor(() => expect(keeper.get().is).toBe('failed'));
  expect(read()).toEqual({ here: a, copy: { value: a } });
  keeper.look();
  await vi.waitFor(() => expect(read()).toEqual({ here: undefined, copy: { value: a } }));
});

it('leaves a choice for later until the account has another version, and shows no failed look', async () => {
  const of = keepable({ value: b, base: a }, c);
  const keeper = new Keeper(of);
  keeper.start();
  await vi.waitFor(() => expect(keeper.question()).toBeDefined());
  keeper.choose('later');
  of.row.fetch.mockRejectedValueOnce(new Error('failed', { cause: 500 }));
  for (const times of [2, 3]) {
    keeper.look();
    await vi.waitFor(() => expect(of.row.fetch).toHaveBeenCalledTimes(times));
    await vi.waitFor(() => expect(keeper.get()).toMatchObject({ is: 'idle', later: 'of 130' }));
  }
  of.row.fetch.mockResolvedValue({ value: numbers('140'), version: 'of 140' });
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  keeper.look();
  await vi.waitFor(() => expect(keeper.question()).toMatchObject({ account: numbers('140') }));
});
