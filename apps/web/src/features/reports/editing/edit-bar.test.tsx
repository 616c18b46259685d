// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EditBar } from './edit-bar.tsx';

afterEach(cleanup);

function show(isUnsaved: boolean) {
  const stop = vi.fn();
  const rest = { editing: null!, isEditing: true, isSaving: false, error: null, left: [], isChangedMeanwhile: false };
  render(
    <MantineProvider env="test">
      <EditBar state={{ ...rest, isUnsaved, stop, save: vi.fn(), start: vi.fn() }} />
    </MantineProvider>,
  );
  return stop;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('[RPT-07] what was changed is discarded only by who says so twice', async () => {
  const stop = show(true);
  press('Discard changes');
  await screen.findByRole('dialog', { name: 'Discard your changes?' });
  press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(stop).not.toHaveBeenCalled();
  press('Discard changes');
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Discard changes' }));
  expect(stop).toHaveBeenCalledOnce();
});

test('[RPT-07] where nothing was changed nothing is asked', () => {
  const stop = show(false);
  press('Stop editing');
  expect(stop).toHaveBeenCalledOnce();
});
