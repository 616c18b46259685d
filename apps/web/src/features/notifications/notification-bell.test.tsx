// @vitest-environment jsdom
import type { Notification } from '@groundwork/contract/notifications';
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withQueries } from '../../../test/with-queries.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { NotificationPanel } from './notification-panel.tsx';

const server = await vi.hoisted(async () => (await import('../../../test/server-stand-in.ts')).serverStandIn());
const { happened, at } = vi.hoisted(() => ({ happened: [] as string[], at: { pathname: '/dashboard' } }));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  useRouter: () => ({ navigate: ({ href }: { href: string }) => happened.push(`go to ${href}`) }),
  useLocation: () => at,
}));
vi.mock('../../session/selected-project.ts', () => ({ selectProject: (id: string) => happened.push(`select ${id}`) }));

class SilentStream extends EventTarget {
  close() {}
}

const LIST = 'GET /notifications';
const notification: Notification = {
  id: '7b0f9d4e-6f0e-4a39-9a57-5f1d9f1b4b11',
  kind: 'saved-search',
  title: '2 new awards',
  message: '',
  isRead: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  forwardUrl: '/search?engine=awards',
  projectId: 'p-1',
  project: { id: 'p-1', title: 'Separator' },
  alertOffToken: null,
} as unknown as Notification;

beforeEach(() => void vi.stubGlobal('EventSource', SilentStream));
afterEach(() => {
  cleanup();
  server.forget();
  happened.length = 0;
  at.pathname = '/dashboard';
});

const show = (element: React.ReactNode) => {
  const Queries = withQueries();
  return render(
    <MantineProvider>
      <Queries>{element}</Queries>
    </MantineProvider>,
  );
};

test.each([
  [0, ''],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [250, '9+'],
])('[NTF-01] with %i unread the bell shows “%s”', async (unread, shown) => {
  server.answer(LIST, { items: [], total: unread, unread });
  const { container } = show(<NotificationBell />);
  await waitFor(() => expect(server.times(LIST)).toBe(1));
  const name = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications';
  await screen.findByRole('button', { name });
  expect(container.querySelector('.mantine-Indicator-indicator')?.textContent ?? '').toBe(shown);
});

async function openNotification() {
  server.answer(LIST, { items: [notification], total: 1, unread: 1 });
  show(<NotificationPanel isInterrupted={false} onClose={() => happened.push('close')} />);
  fireEvent.click(await screen.findByRole('button', { name: '2 new awards' }));
}

test('[NTF-03] opening one selects its project, closes the panel, marks it read and goes on, in this order', async () => {
  await openNotification();
  expect(happened).toEqual(['select p-1', 'close', 'go to /search?engine=awards']);
  await waitFor(() => expect(server.times(`POST /notifications/${notification.id}/read`)).toBe(1));
});

test.each(['/feed', '/insights/42'])('[NTF-03] on %s the project is selected a second later', async (pathname) => {
  at.pathname = pathname;
  await openNotification();
  expect(happened).toEqual(['close', 'go to /search?engine=awards']);
  await waitFor(() => expect(happened.at(-1)).toBe('select p-1'), { timeout: 5_000 });
});
