// @vitest-environment jsdom
import type { Insight } from '@groundwork/contract/insights';
import { notifications } from '@mantine/notifications';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { inPage } from '../../../test/in-page.tsx';
import { InsightCard } from './insight-card.tsx';

const server = await vi.hoisted(async () => (await import('../../../test/server-stand-in.ts')).serverStandIn());

afterEach(() => {
  act(() => notifications.clean());
  cleanup();
  server.forget();
});

const INSIGHT = {
  ...{ id: 'i', projectId: 'p', title: 'Two new awards', kind: 'newcomer', state: 'ready', customQuery: null },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', supersededAt: null, asOf: '2026-01-01T00:00:00.000Z' },
  ...{
    isLiked: null,
    isBookmarked: false,
    n: 2,
    period: null,
    response: '',
    why: null,
    missing: null,
    sentences: [],
    figures: [],
    references: [],
  },
} as unknown as Insight;

async function show(more: Partial<Insight> = {}, readOnly: string | null = null) {
  render(inPage(<InsightCard insight={{ ...INSIGHT, ...more }} readOnly={readOnly} share={null} />));
  await screen.findByRole('article');
}
const button = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

test.each([true, false])(
  '[INS-03] once rated (%s) neither of the two can be pressed again, also after a reload',
  async (isLiked) => {
    await show({ isLiked });
    expect([isOff('Like'), isOff('Dislike'), isOff('Bookmark')]).toEqual([true, true, false]);
    expect([button('Like'), button('Dislike')].map((each) => each.getAttribute('aria-pressed'))).toEqual([
      String(isLiked),
      String(!isLiked),
    ]);
    for (const name of ['Like', 'Dislike']) fireEvent.click(button(name));
    expect(server.sent).toEqual([]);
  },
);

test.each([
  ['Like', true],
  ['Dislike', false],
])('[INS-03] %s is sent, thanked for, and said to have failed where it has', async (name, likeValue) => {
  server.answer('PATCH /insights/likes', { likeValue });
  await show();
  expect([isOff('Like'), isOff('Dislike')]).toEqual([false, false]);
  fireEvent.click(button(name));
  expect(await screen.findByText('Thank you for your feedback!')).toBeTruthy();
  expect(server.sent).toContainEqual({ call: 'PATCH /insights/likes', body: { insightId: 'i', likeValue } });
  server.forget();
  await waitFor(() => expect(isOff(name)).toBe(false));
  fireEvent.click(button(name));
  expect(await screen.findByText('Failed to update insight rating')).toBeTruthy();
});

test.each([
  [false, 'Bookmark', 'Insight bookmarked!'],
  [true, 'Remove bookmark', 'Bookmark removed'],
])('[INS-04] bookmarked (%s) it offers the other, and says what came of it', async (isBookmarked, name, said) => {
  server.answer('PATCH /insights/bookmark', { isBookmarked: !isBookmarked });
  await show({ isBookmarked });
  expect(button(name).getAttribute('aria-pressed')).toBe(String(isBookmarked));
  fireEvent.click(button(name));
  expect(await screen.findByText(said)).toBeTruthy();
  const body = { insightId: 'i', isBookmarked: !isBookmarked };
  expect(server.sent).toContainEqual({ call: 'PATCH /insights/bookmark', body });
  server.forget();
  fireEvent.click(button(name));
  expect(await screen.findByText('An error occurred')).toBeTruthy();
  expect(screen.getByText('Failed to update bookmark. Please try again.')).toBeTruthy();
});

test('[INS-03] [INS-04] who may only view can press none of them', async () => {
  await show({}, 'You can view this project, but not change it.');
  for (const name of ['Like', 'Dislike', 'Bookmark']) {
    expect(isOff(name)).toBe(true);
    fireEvent.click(button(name));
  }
  expect(server.sent).toEqual([]);
});
