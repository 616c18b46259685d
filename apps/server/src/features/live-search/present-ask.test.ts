import { expect, test } from 'vitest';
import { presentAsk } from './present-ask.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 0, 5, hour));
const ask = (...answers: [state: string, endedAt: Date | null][]) =>
  presentAsk(
    {
      createdAt: at(9),
      words: [],
      answers: answers.map(([state, endedAt]) => ({ source: 'nsf', state, endedAt, answer: null })),
    } as never,
    (source) => source,
  );

test('[LIVE-03] an ask has ended when the last of its sources has, and not while one goes on', () => {
  expect(ask(['complete', at(12)], ['failed', at(11)]).endedAt).toBe('2026-01-05T12:00:00.000Z');
  expect(ask(['complete', at(12)], ['running', null]).endedAt).toBeNull();
});
