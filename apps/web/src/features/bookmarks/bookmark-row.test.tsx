// @vitest-environment jsdom
import type { Bookmark } from '@groundwork/contract/bookmarks';
import type { EngineInfo } from '@groundwork/contract/engines';
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { withQueries } from '../../../test/with-queries.tsx';
import { BookmarkRow } from './bookmark-row.tsx';

const server = await vi.hoisted(async () => (await import('../../../test/server-stand-in.ts')).serverStandIn());
vi.mock('@tanstack/react-router', async (original) => ({ ...(await original()), useLocation: () => ({ href: '/' }) }));
vi.mock('../../session/permissions.ts', () => ({ usePlan: () => 'pro', useLock: () => null }));
vi.mock('../../ui/links.tsx', () => ({
  AnchorLink: ({ children }: { children: string }) => <a href="/x">{children}</a>,
}));

afterEach(() => {
  cleanup();
  server.forget();
});

const bookmark = (id: string, title: string): Bookmark => ({
  ...{ id, title, itemId: id, searchEngine: 'awards', projectId: 'p', summary: [], text: '', url: null, note: '' },
  ...{ tags: [], state: 'same', isSample: false, amount: null, date: null, createdAt: '2026-11-02T00:00:00Z' },
  ...{ source: 'SBIR.gov', changed: [], withdrawn: null },
});

function show() {
  const Queries = withQueries();
  render(
    <MantineProvider env="test">
      <Queries>
        <ul>
          {['Salt cells', 'Brine pumps'].map((title) => (
            <BookmarkRow key={title} bookmark={bookmark(title, title)} engine={{} as EngineInfo} readOnly={null} />
          ))}
        </ul>
      </Queries>
    </MantineProvider>,
  );
}

test('[BKM-04] the keyboard goes on where a note was written', async () => {
  server.answer('PATCH /bookmarks', bookmark('Salt cells', 'Salt cells'));
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Add note to Salt cells' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Note'));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByLabelText('Note')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add note to Salt cells' }));
});

test.each([
  ['Salt cells', 'Brine pumps'],
  ['Brine pumps', 'Salt cells'],
])('[BKM-01] from a bookmark that is removed, %s, the keyboard goes on at %s', async (removed, next) => {
  server.answer('DELETE /bookmarks', { success: true });
  show();
  fireEvent.click(screen.getByRole('button', { name: `Remove ${removed}` }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: `Add note to ${next}` })));
});
