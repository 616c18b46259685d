// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { withQueries } from '../../../../test/with-queries.tsx';
import { FollowedFileList } from './followed-file-list.tsx';

const server = await vi.hoisted(async () => (await import('../../../../test/server-stand-in.ts')).serverStandIn());

afterEach(() => {
  cleanup();
  server.forget();
});

const ID = '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a12';
const times = { lastCheckedAt: null, lastTakenAt: null, nextRunAt: null };
const file = { id: ID, owner: null, name: 'Pumps', address: 'https://example.org/a.csv', frequency: 'daily', ...times };

test.each([
  ['active', null, 'Kept fresh', 'Pause Pumps', true],
  ['paused', null, 'Paused', 'Go on with Pumps', false],
  ['stopped', 'Its columns have changed.', 'Stopped', 'Go on with Pumps', false],
])(
  '[DATA-24] a file that is %s says so and why, and can be turned round',
  async (state, message, said, button, isPaused) => {
    server.answer('GET /admin/data-sets/followed', { files: [{ ...file, state, message }] });
    server.answer(`PATCH /admin/data-sets/followed/${ID}`, { ...file, state, message });
    const Queries = withQueries();
    render(
      <MantineProvider env="test">
        <Queries>
          <FollowedFileList />
        </Queries>
      </MantineProvider>,
    );
    expect(within(await screen.findByRole('listitem')).getByText(said)).toBeTruthy();
    if (message) expect(screen.getByText(message)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(server.sent.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ isPaused }));
  },
);
