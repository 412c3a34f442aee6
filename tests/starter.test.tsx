import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

/** Runs the starter in a prerendered page whose entry script is missing, and starts it with a key press. */
async function openPageWithoutScript() {
  vi.resetModules();
  // Otherwise, the starter's timers would go off in another file's page.
  vi.useFakeTimers({ shouldAdvanceTime: true });
  document.body.innerHTML = '<div id="root"><main><h1>Pet Travel</h1><button>Menu</button></main></div>';
  const script = { dataset: { entry: '/assets/gone.js' } };
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script as unknown as HTMLScriptElement);
  vi.stubGlobal('PerformanceObserver', {});
  await import('../src/starter');
  window.dispatchEvent(new KeyboardEvent('keydown'));
}

beforeEach(() => void document.body.replaceChildren());

it('says above the text what doesn’t work when the scripts fail', async () => {
  await openPageWithoutScript();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Buttons and forms on this page aren’t working\./,
  );
  expect(screen.getByRole('main').firstChild).toBe(screen.getByRole('alert'));
  expect(screen.getByRole('heading', { name: 'Pet Travel' })).toBeVisible();
});

it('puts the text back when an error removes the page, and says which error', async () => {
  await openPageWithoutScript();
  await screen.findByRole('alert');
  document.getElementById('root')?.replaceChildren();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('Dates are gone.') }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Pet Travel' })).toBeVisible());
  const alert = await screen.findByRole('alert', {}, { timeout: 6000 });
  expect(within(alert).getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(alert).toHaveTextContent('Dates are gone.');
});
