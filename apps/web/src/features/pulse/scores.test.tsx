// @vitest-environment jsdom
import type { Score, ScoreName } from '@groundwork/contract/pulse.assessment';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Scores } from './scores.tsx';

afterEach(cleanup);

const NAMES: ScoreName[] = ['private_funding', 'public_funding', 'commercial_success', 'patent_likelihood'];

/** Shows the scores in this order, null for what cannot be compared. */
function show(values: (number | null)[]) {
  const scores = Object.fromEntries(NAMES.map((name, at) => [name, { value: values[at], figures: [] } as Score]));
  render(
    <MantineProvider env="test">
      <Scores scores={scores as Record<ScoreName, Score>} name="Aircraft" />
    </MantineProvider>,
  );
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

test('a bar stands for what is scored, and what is not is named once', () => {
  expect(show([70, null, 33, null])).toEqual(['Private funding70', 'Commercial success33']);
  screen.getByText('Too little data to score: Public funding, Patent likelihood');
});

test('where nothing is scored that is said once', () => {
  expect(show([null, null, null, null])).toEqual([]);
  screen.getByText('Too little data to score');
});

test('where all is scored there is nothing to explain', () => {
  expect(show([70, 0, 33, 5])).toHaveLength(4);
  expect(screen.queryByText(/Too little/)).toBeNull();
});
