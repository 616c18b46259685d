// @vitest-environment jsdom
import { FEEDBACK_TEXTS } from '@groundwork/contract/feedback.texts';
import { FEEDBACK_DELAY_MS } from '@groundwork/contract/limits';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withQueries } from '../../../test/with-queries.tsx';
import { FeedbackDialog } from './feedback-dialog.tsx';

const server = await vi.hoisted(async () => (await import('../../../test/server-stand-in.ts')).serverStandIn());
const told = vi.hoisted(() => [] as string[]);
vi.mock('@mantine/notifications', () => ({
  notifications: { show: ({ message }: { message: string }) => told.push(message) },
}));

const ELIGIBILITY = 'GET /feedback';
let isDesktop: boolean;
beforeEach(() => {
  isDesktop = true;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: isDesktop, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  server.forget();
  told.length = 0;
});

/** A page that has been open for as long as it takes, and a moment more. */
async function openPage({ isAsked = true } = {}) {
  server.answer(ELIGIBILITY, { shouldShowFeedback: isAsked });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const Queries = withQueries();
  render(
    <MantineProvider>
      <Queries>
        <FeedbackDialog />
      </Queries>
    </MantineProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(FEEDBACK_DELAY_MS - 1));
  expect(server.times(ELIGIBILITY)).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  await waitFor(() => expect(server.times(ELIGIBILITY)).toBe(1));
}

const question = (patience = {}) =>
  screen.findByRole('dialog', { name: /How likely are you to recommend Groundwork/ }, patience);
/** What does not come is not waited for as long as what comes. */
const noQuestion = () => expect(question({ timeout: 1_000 })).rejects.toThrow();

test('[FDBK-01] the question comes five minutes after load where the server says so, and only there', async () => {
  await openPage();
  await question();
  cleanup();
  server.forget();
  await openPage({ isAsked: false });
  await noQuestion();
});

test('[FDBK-01] on a screen that is no desktop it does not come', async () => {
  isDesktop = false;
  await openPage();
  await noQuestion();
});

test.each([
  ['a score', '9', 'POST /feedback', FEEDBACK_TEXTS.thanks, FEEDBACK_TEXTS.failed],
  ['later', 'Ask me later', 'POST /feedback/postpone', FEEDBACK_TEXTS.postponed, FEEDBACK_TEXTS.postponeFailed],
])(
  '[FDBK-01] %s is told to the server, and the question closes; a failure says so',
  async (_what, name, call, done, failed) => {
    await openPage();
    await question();
    fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(told).toEqual([failed]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    cleanup();
    server.forget();
    server.answer(call, { success: true });
    await openPage();
    await question();
    fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(told).toEqual([failed, done]));
    expect(server.times(call)).toBe(1);
  },
);

test('[FDBK-01] Escape says no more than ‘later’', async () => {
  server.answer('POST /feedback/postpone', { success: true });
  await openPage();
  fireEvent.keyDown(await question(), { key: 'Escape' });
  await waitFor(() => expect(told).toEqual([FEEDBACK_TEXTS.postponed]));
});
