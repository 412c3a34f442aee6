import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { leaveDialogEntries } from '@/browser/dialog-entries';
import { useBackCloses } from '@/ui/use-back-closes';

type DialogProps = { name: string; isOpen: boolean; onClose: () => void };

function Dialog({ name, isOpen, onClose }: DialogProps) {
  useBackCloses(isOpen, onClose);
  return isOpen ? <p>{name}</p> : null;
}

const dialogOf = (onClose: () => void, isOpen = true) => (
  <Dialog name="Menu" isOpen={isOpen} onClose={onClose} />
);

const at = () => window.history.state;

function comeTo(page: string) {
  window.history.pushState({ page }, '');
}

it('closes the dialog by Back, once', async () => {
  comeTo('guide');
  const close = vi.fn();
  render(dialogOf(close));
  expect(at()).toMatchObject({ page: 'guide', dialog: expect.any(String) });
  window.history.back();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(at()).toEqual({ page: 'guide' });
});

it('takes its entry back when it is closed otherwise', async () => {
  comeTo('guide');
  const close = vi.fn();
  const { rerender } = render(dialogOf(close));
  rerender(dialogOf(close, false));
  await waitFor(() => expect(at()).toEqual({ page: 'guide' }));
  expect(close).not.toHaveBeenCalled();
});

it('leaves the entry alone once a link has replaced it', async () => {
  comeTo('guide');
  const { rerender } = render(dialogOf(vi.fn()));
  const back = vi.spyOn(window.history, 'back');
  window.history.replaceState({ page: 'other' }, '');
  rerender(dialogOf(vi.fn(), false));
  await Promise.resolve();
  expect(back).not.toHaveBeenCalled();
  expect(at()).toEqual({ page: 'other' });
});

it('stops no page that is being opened', async () => {
  comeTo('guide');
  const { rerender } = render(dialogOf(vi.fn()));
  const back = vi.spyOn(window.history, 'back');
  fireEvent(window, new Event('beforeunload'));
  rerender(dialogOf(vi.fn(), false));
  await Promise.resolve();
  expect(back).not.toHaveBeenCalled();
});

it('gives its entry to the dialog that takes its place', async () => {
  comeTo('guide');
  const close = vi.fn();
  const pair = (isSecond: boolean) => (
    <>
      <Dialog name="First" isOpen={!isSecond} onClose={() => undefined} />
      <Dialog name="Second" isOpen={isSecond} onClose={close} />
    </>
  );
  const { rerender } = render(pair(false));
  const before = window.history.length;
  rerender(pair(true));
  await Promise.resolve();
  expect(screen.getByText('Second')).toBeInTheDocument();
  expect(window.history.length).toBe(before);
  expect(close).not.toHaveBeenCalled();
  window.history.back();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(at()).toEqual({ page: 'guide' });
});

it('leaves the entry of a dialog that a reload has closed', async () => {
  comeTo('guide');
  window.history.pushState({ page: 'guide', dialog: 'of the page before its reload' }, '');
  const back = vi.spyOn(window.history, 'back');
  const end = leaveDialogEntries();
  await waitFor(() => expect(at()).toEqual({ page: 'guide' }));
  // Forward finds nothing open there either.
  window.history.forward();
  await waitFor(() => expect(back).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(at()).toEqual({ page: 'guide' }));
  end();
});

it('stays at the entry of an open dialog', async () => {
  comeTo('guide');
  const { unmount } = render(dialogOf(vi.fn()));
  const end = leaveDialogEntries();
  await Promise.resolve();
  expect(at()).toHaveProperty('dialog');
  unmount();
  await waitFor(() => expect(at()).toEqual({ page: 'guide' }));
  end();
});
