// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { withQueries } from '../../../../test/with-queries.tsx';
import { InvitationsTab } from './invitations-tab.tsx';

const server = await vi.hoisted(async () => (await import('../../../../test/server-stand-in.ts')).serverStandIn());

afterEach(() => {
  cleanup();
  server.forget();
});

const invited = { email: 'ada@example.org', invitedAt: '2026-03-02T09:00:00.000Z', hasAccount: false };

test.each([
  [25, []],
  [26, ['Page 1', 'Page 2']],
  [51, ['Page 1', 'Page 2', 'Page 3']],
])('[ADM-01] of %i people who were invited each stands on a page that can be reached', async (total, pages) => {
  server.answer('GET /admin/sign-up-invitations', { items: [invited], total, page: 1, pageLimit: 25 });
  const Queries = withQueries();
  render(
    <MantineProvider env="test">
      <Queries>
        <InvitationsTab page={1} onPage={() => {}} />
      </Queries>
    </MantineProvider>,
  );
  await screen.findByText('ada@example.org');
  const shown = screen.queryAllByRole('button', { name: /^Page \d/ });
  expect(shown.map((each) => each.getAttribute('aria-label'))).toEqual(pages);
});
