// @vitest-environment jsdom
import type { Notification } from '@groundwork/contract/notifications';
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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

vi.mock('./notifications.queries.ts', async (original) => {
  const actual = await original<typeof import('./notifications.queries.ts')>();
  return {
    ...actual,
    useNotificationActions: () => {
      const actions = actual.useNotificationActions();
      const mutate: typeof actions.read.mutate = (...args) => {
        happened.push('mark read');
        actions.read.mutate(...args);
      };
      return { ...actions, read: { ...actions.read, mutate } };
    },
  };
});

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
  vi.useRealTimers();
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

async function openNotification(more: Partial<Notification> = {}) {
  server.answer(LIST, { items: [{ ...notification, ...more }], total: 1, unread: 1 });
  show(<NotificationPanel isInterrupted={false} onClose={() => happened.push('close')} />);
  const title = await screen.findByRole('button', { name: '2 new awards' });
  vi.useFakeTimers();
  fireEvent.click(title);
}

test('[NTF-03] opening one selects its project, closes the panel, marks it read and goes on, in this order', async () => {
  await openNotification();
  expect(happened).toEqual(['select p-1', 'close', 'mark read', 'go to /search?engine=awards']);
  vi.useRealTimers();
  await waitFor(() => expect(server.times(`POST /notifications/${notification.id}/read`)).toBe(1));
});

test.each(['/feed', '/insights/42'])('[NTF-03] on %s the project is selected a second later', async (pathname) => {
  at.pathname = pathname;
  await openNotification();
  const before = ['close', 'mark read', 'go to /search?engine=awards'];
  expect(happened).toEqual(before);
  vi.advanceTimersByTime(999);
  expect(happened).toEqual(before);
  vi.advanceTimersByTime(1);
  expect(happened).toEqual([...before, 'select p-1']);
});

test('[NTF-03] one that was read is not marked again, and one of no project selects none', async () => {
  await openNotification({ isRead: true, projectId: undefined, project: undefined });
  expect(happened).toEqual(['close', 'go to /search?engine=awards']);
});

test('[NTF-03] one that leads nowhere is text; a link to another site is not followed', async () => {
  await openNotification({ forwardUrl: 'https://elsewhere.example.org/' });
  expect(happened).toEqual(['select p-1', 'close', 'mark read']);
  vi.useRealTimers();
  cleanup();
  server.answer(LIST, { items: [{ ...notification, forwardUrl: null }], total: 1, unread: 1 });
  show(<NotificationPanel isInterrupted={false} onClose={() => undefined} />);
  await screen.findByText('2 new awards');
  expect(screen.queryByRole('button', { name: '2 new awards' })).toBeNull();
});

test('[NTF-01] a card says what happened, when, and of which project; only an unread one can be marked', async () => {
  const message = 'Garnet <b>separators</b>';
  const items = [
    { ...notification, message },
    {
      ...notification,
      id: '1c0f9d4e-6f0e-4a39-9a57-5f1d9f1b4b22',
      title: 'A report is ready',
      isRead: true,
      project: null,
    },
  ];
  server.answer(LIST, { items, total: 2, unread: 1 });
  show(<NotificationPanel isInterrupted={false} onClose={() => undefined} />);
  const cards = await screen.findAllByRole('listitem');
  expect(cards).toHaveLength(2);
  expect(cards[0]!.textContent).toMatch(/2 new awards.*Garnet <b>separators<\/b>.* · Separator/);
  expect(cards[0]!.querySelector('time')?.getAttribute('datetime')).toBe(notification.createdAt);
  expect(cards.map((card) => within(card).queryByRole('button', { name: /^Mark as read/ }) !== null)).toEqual([
    true,
    false,
  ]);
  expect(screen.getAllByRole('radio').map((each) => (each as HTMLInputElement).value)).toEqual(['all', 'unread']);
});

test('[NTF-05] a list that failed and one with nothing in it say so', async () => {
  server.answer(LIST, { items: [], total: 0, unread: 0 });
  show(<NotificationPanel isInterrupted={false} onClose={() => undefined} />);
  await screen.findByText("No notifications. You're all caught up!");
  cleanup();
  server.forget();
  show(<NotificationPanel isInterrupted={false} onClose={() => undefined} />);
  expect((await screen.findByRole('alert')).textContent).toBe('Error loading notificationsPlease check back later');
});
