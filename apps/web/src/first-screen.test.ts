// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { holdFirstScreen, holdShortcuts, isWhole, replaceFirstScreen } from './first-screen.ts';

const FORM = '<input name="email"><input name="password"><button>Sign in</button><button aria-label="Menu"></button>';

function drawn(screen: string) {
  document.documentElement.lang = 'en';
  document.body.innerHTML = `<div id="root"></div><div id="first"><main>${screen}</main></div>`;
  window.scrollTo = vi.fn();
  const [root, first] = [document.getElementById('root')!, document.getElementById('first')!];
  holdFirstScreen(first);
  replaceFirstScreen(root);
  return { root, first, field: (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)! };
}

/** The new page is there before anything else happens. */
const shown = async (root: HTMLElement, page: string) => {
  root.innerHTML = page;
  await Promise.resolve();
};

test('what was typed before the page came stays, and so does the focus', async () => {
  const { root, field } = drawn(FORM);
  field('email').value = 'ada@example.org';
  field('password').focus();
  await shown(root, `<form>${FORM}</form>`);
  expect(document.getElementById('first')).toBeNull();
  expect(field('email').value).toBe('ada@example.org');
  expect(document.activeElement).toBe(field('password'));
});

test('a button that was pressed before the page came is pressed in it', async () => {
  const { root } = drawn(FORM);
  const pressed = vi.fn();
  root.addEventListener('click', ({ target }) => pressed((target as Element).outerHTML), true);
  document.querySelector<HTMLElement>('[aria-label="Menu"]')!.click();
  await shown(root, FORM);
  expect(pressed.mock.calls).toEqual([['<button aria-label="Menu"></button>']]);
});

test('a button on which the space bar is held down while the page comes is pressed in it, once', async () => {
  const { root } = drawn(FORM);
  const pressed = vi.fn();
  root.addEventListener('click', ({ target }) => pressed((target as Element).outerHTML), true);
  const menu = document.querySelector<HTMLElement>('[aria-label="Menu"]')!;
  menu.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  await shown(root, FORM);
  expect(pressed.mock.calls).toEqual([['<button aria-label="Menu"></button>']]);
});

test('keys that the page listens for are pressed in it, and are the browser’s no more until then', async () => {
  const { root } = drawn('Pulse');
  holdShortcuts();
  const press = (key: string, held: KeyboardEventInit = {}) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ...held, bubbles: true, cancelable: true }));
  expect([press('f', { ctrlKey: true }), press('k'), press('k', { ctrlKey: true })]).toEqual([true, true, false]);
  await shown(root, '<main>Pulse</main>');
  const heard = vi.fn();
  window.addEventListener('keydown', ({ key, ctrlKey }) => heard(key, ctrlKey), { once: true });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('k', true));
  expect(press('?')).toBe(true);
});

test('a page that is still on its way leaves the first screen in its place', async () => {
  const { root } = drawn('Home');
  await shown(root, '<div data-pending>Loading</div>');
  expect(document.getElementById('first')).not.toBeNull();
  await shown(root, '<main>Home</main>');
  expect(document.getElementById('first')).toBeNull();
});

test('a first screen is whole where there is nothing to fill in, in the language that it was drawn in', () => {
  expect(isWhole(drawn('Home').first)).toBe(true);
  expect(isWhole(drawn(FORM).first)).toBe(false);
  const { first } = drawn('Home');
  document.documentElement.lang = 'de';
  expect(isWhole(first)).toBe(false);
  first.innerHTML = '<p>Groundwork…</p>';
  document.documentElement.lang = 'en';
  expect(isWhole(first)).toBe(false);
});
