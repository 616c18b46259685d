import { expect, test } from 'vitest';
import { cardOf } from './shared-card.ts';
import type { Shared } from './sharing.repository.ts';

const figure = (id: string, value: number, unit: string) => ({ id, label: `of ${id}`, value, unit });
const insight = (figures: string[]) =>
  ({
    kind: 'insight',
    content: {
      title: 'Who pays',
      kind: 'activity',
      asOf: '2026-01-01T00:00:00.000Z',
      n: 12,
      sentences: [{ text: 'It rose.', figures }],
      figures: [
        figure('a', 12, 'count'),
        figure('b', 40, 'percent'),
        figure('c', 2019, 'year'),
        figure('d', 2_500_000, 'usd'),
      ],
    },
  }) as unknown as Shared;

test('[GRD-01] the large number on a card is the first that what is shared says, in its unit', () => {
  const shown = ['a', 'b', 'c', 'd'].map((id) => cardOf(insight([id])).figure);
  expect(shown).toEqual([
    { value: '12', label: 'of a' },
    { value: '40%', label: 'of b' },
    { value: '2019', label: 'of c' },
    { value: '$2.5 million', label: 'of d' },
  ]);
  expect(cardOf(insight([])).figure).toBeNull();
});
