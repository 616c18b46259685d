// @vitest-environment jsdom
import { Button, MantineProvider, Menu } from '@mantine/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyOverlay, type OverlayProps } from './lazy-overlay.tsx';
import { LazyTooltip } from './lazy-tooltip.tsx';
import { MenuOn } from './menu-on.tsx';
import { PopoverOn } from './popover-on.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const isLoading = () => vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
const shown = (screenOf: React.ReactNode) => render(<MantineProvider env="test">{screenOf}</MantineProvider>);
const press = (name: string) =>
  act(async () => {
    screen.getByRole('button', { name }).focus();
    screen.getByRole('button', { name }).click();
  });

const PANEL = (overlay: OverlayProps & { text: string }) => (
  <PopoverOn {...overlay} dropdown={{ 'aria-label': 'Panel' }}>
    <button type="button">{overlay.text}</button>
  </PopoverOn>
);
const Panel = lazyOverlay('dialog', async () => PANEL);

test('a panel that is opened before it has come takes the focus and gives it back', async () => {
  isLoading();
  const told = vi.fn();
  shown(<Panel text="Inside" target={<Button onClick={told}>Open</Button>} />);
  const button = screen.getByRole('button', { name: 'Open' });
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await press('Open');
  expect(told).toHaveBeenCalledOnce();
  const panel = await screen.findByRole('dialog', { name: 'Open' });
  expect(screen.getByRole('button', { name: 'Open' })).toBe(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(button.getAttribute('aria-controls')).toBe(panel.id);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Inside'));
  await act(async () => void panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

const ITEMS = (overlay: OverlayProps & { onDo: () => void }) => (
  <MenuOn {...overlay}>
    <Menu.Item onClick={overlay.onDo}>Do</Menu.Item>
  </MenuOn>
);
const Items = lazyOverlay('menu', async () => ITEMS);

test('a menu does what is chosen, and closes', async () => {
  const onDo = vi.fn();
  shown(<Items onDo={onDo} target={<Button>More</Button>} />);
  await press('More');
  expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-haspopup')).toBe('menu');
  const item = await screen.findByRole('menuitem', { name: 'Do' });
  await act(async () => item.click());
  expect(onDo).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
});

test('a tooltip that is wanted before it has come shows as soon as it is there, and describes its element', async () => {
  isLoading();
  shown(
    <LazyTooltip label="Why">
      <Button>Locked</Button>
    </LazyTooltip>,
  );
  const button = screen.getByRole('button', { name: 'Locked' });
  await act(async () => button.focus());
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip.textContent).toBe('Why');
  expect(button.getAttribute('aria-describedby')).toBe(tooltip.id);
  await act(async () => button.blur());
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(button.hasAttribute('aria-describedby')).toBe(false);
});
