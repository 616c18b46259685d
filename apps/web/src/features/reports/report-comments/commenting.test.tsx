// @vitest-environment jsdom
import type { ReportDocument } from '@groundwork/contract/report-document';
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withQueries } from '../../../../test/with-queries.tsx';
import { CommentMark } from './comment-mark.tsx';
import { Commenting } from './commenting.tsx';

const server = await vi.hoisted(async () => (await import('../../../../test/server-stand-in.ts')).serverStandIn());

const COMMENTS = '/reports/commercialization/r/comments';
const place = { sectionId: 'rivals', block: 0, item: null, at: 0 };

beforeEach(() => {
  server.answer(`GET ${COMMENTS}`, { items: [], total: 0 });
  server.answer(`POST ${COMMENTS}`, {});
});
afterEach(() => {
  cleanup();
  server.forget();
});

test.each(['Comment', 'Cancel'])('[RPT-17] after “%s” the keyboard goes on at the sentence', async (name) => {
  const report = { reportType: 'commercialization', reportId: 'r', version: 1 } as ReportDocument;
  const Queries = withQueries();
  render(
    <MantineProvider env="test">
      <Queries>
        <Commenting report={report} mayResolve isOpen onClose={() => {}}>
          <CommentMark place={place} words="Two companies compete." />
        </Commenting>
      </Queries>
    </MantineProvider>,
  );
  const mark = screen.getByRole('button', { name: 'Comment on: Two companies compete.' });
  mark.focus();
  fireEvent.click(mark);
  const field = await screen.findByLabelText('Your comment');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'Which two?' } });
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(document.activeElement).toBe(mark));
  expect(server.times(`POST ${COMMENTS}`)).toBe(name === 'Comment' ? 1 : 0);
});
