// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LookAgain } from './look-again.tsx';

afterEach(cleanup);

const EARLIER = '2026-11-01T08:00:00.000Z';
const NOW = '2026-11-28T08:00:00.000Z';
const shown = (finishedAt: string, found: string[] | null) => (
  <MantineProvider>
    <LookAgain
      generation={{ state: 'ready', finishedAt }}
      label="Look"
      readOnly={null}
      found={found}
      onLook={() => undefined}
    />
  </MantineProvider>
);

test.each<[string, string[] | null, string]>([
  ['nothing new', [EARLIER], 'Looked just now: nothing new.'],
  ['how many are new', [NOW, NOW, EARLIER], 'Looked just now: 2 new.'],
  ['no more than the day where not all is shown', null, 'Last updated on 28 November, 2026'],
])('[FEED-04] who looks again is told %s', (_, found, told) => {
  const { rerender } = render(shown(EARLIER, [EARLIER]));
  expect(screen.getByRole('status').textContent).toBe('Last updated on 1 November, 2026');
  fireEvent.click(screen.getByRole('button', { name: 'Look' }));
  rerender(shown(NOW, found));
  expect(screen.getByRole('status').textContent).toBe(told);
});
