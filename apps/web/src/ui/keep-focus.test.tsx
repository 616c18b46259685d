// @vitest-environment jsdom
import { Button, MantineProvider } from '@mantine/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => {
  stop();
  cleanup();
});

const page = (isLoading: boolean) => (
  <MantineProvider>
    <Button loading={isLoading}>Pause</Button>
    <Button>Other</Button>
  </MantineProvider>
);

/** Presses the button by the keyboard, and has it load: browsers then take the focus from it, jsdom does not. */
function load() {
  const { rerender } = render(page(false));
  const button = screen.getByRole('button', { name: 'Pause' });
  button.focus();
  rerender(page(true));
  button.blur();
  expect(document.activeElement).toBe(document.body);
  return { button, end: () => rerender(page(false)) };
}

test('a button that was pressed by the keyboard has the focus again once it has loaded', async () => {
  const { button, end } = load();
  end();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('what has taken the focus meanwhile keeps it', async () => {
  const { button, end } = load();
  const other = screen.getByRole('button', { name: 'Other' });
  other.focus();
  end();
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  expect(document.activeElement).toBe(other);
});
