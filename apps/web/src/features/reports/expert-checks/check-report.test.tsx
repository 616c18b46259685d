// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withQueries } from '../../../../test/with-queries.tsx';
import { CheckReport } from './check-report.tsx';

const server = await vi.hoisted(async () => (await import('../../../../test/server-stand-in.ts')).serverStandIn());
vi.mock('@tanstack/react-router', async (original) => ({ ...(await original()), useNavigate: () => async () => {} }));

const sentence = { text: 'Two companies compete.', kind: 'fact', citations: [], figures: [] };
const report = {
  ...{ reportType: 'commercialization', reportId: 'r', version: 1, title: 'Separator', sources: [], figures: [] },
  sections: [{ id: 'rivals', title: 'Rivals', blocks: [{ type: 'paragraph', sentences: [sentence] }] }],
};

beforeEach(() => {
  server.answer('GET /expert-checks/c/report', report);
  server.answer('GET /expert-checks', { items: [{ id: 'c', note: 'Are there more of them?' }], total: 1 });
  server.answer('POST /expert-checks/c/comments', {});
});
afterEach(() => {
  cleanup();
  server.forget();
});

test('[RPT-10] an expert reads what the requester wants to know, and sees on what they have commented', async () => {
  const Queries = withQueries();
  render(
    <MantineProvider env="test">
      <Queries>
        <CheckReport id="c" />
      </Queries>
    </MantineProvider>,
  );
  await screen.findByText('Asked to look at: Are there more of them?');
  const mark = screen.getByRole('button', { name: 'Comment on: Two companies compete.' });
  mark.focus();
  fireEvent.click(mark);
  fireEvent.change(screen.getByLabelText('Your comment'), { target: { value: 'I know of three.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(mark.getAttribute('aria-label')).toBe('1 comment on: Two companies compete.'));
  expect(document.activeElement).toBe(mark);
});

test.each([
  ['Approve', 'approved'],
  ['Suggest changes', 'returned'],
])('[RPT-10] “%s” ends the check so, once the expert has said what they found', async (button, verdict) => {
  server.answer('POST /expert-checks/c/end', {});
  const Queries = withQueries();
  render(
    <MantineProvider env="test">
      <Queries>
        <CheckReport id="c" />
      </Queries>
    </MantineProvider>,
  );
  const summary = await screen.findByRole('textbox', { name: /^What you found/ });
  expect(screen.getByRole('button', { name: button })).toHaveProperty('disabled', true);
  fireEvent.change(summary, { target: { value: 'There are five.' } });
  fireEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(server.times('POST /expert-checks/c/end')).toBe(1));
  expect(server.sent.find(({ call }) => call.endsWith('/end'))?.body).toEqual({ verdict, summary: 'There are five.' });
});
