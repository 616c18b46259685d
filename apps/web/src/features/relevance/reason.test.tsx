// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ReasonLine } from './reason-line.tsx';

afterEach(cleanup);

const judgement = {
  ring: 'same use' as const,
  scope: 'field' as const,
  onTopic: 0.2,
  related: 0.9,
  technology: 0.4,
  use: 0.6,
  shared: ['solid electrolyte', 'lithium metal', 'dendrites', 'cells'],
  sentence: 'Cells with a solid electrolyte.',
  isJoined: false,
  since: '2026-01-01T00:00:00.000Z',
  verdict: null,
};

const show = (props: Parameters<typeof ReasonLine>[0]) =>
  render(
    <MantineProvider env="test">
      <ReasonLine {...props} />
    </MantineProvider>,
  );

test('[REL-02] [REL-08] a match says the most telling words that it has, and in results its ring', () => {
  show({ judgement });
  expect(screen.getByText('names solid electrolyte, lithium metal, dendrites')).toBeTruthy();
  cleanup();
  show({ judgement, hasRing: true });
  expect(screen.getByText('Same use, other means · names solid electrolyte, lithium metal, dendrites')).toBeTruthy();
});

test('[REL-02] a record judged by what it is joined with says so; one that was not judged says nothing', () => {
  show({ judgement: { ...judgement, shared: [], isJoined: true } });
  expect(screen.getByText('through its awards and patents')).toBeTruthy();
  cleanup();
  show({ judgement: null });
  expect(document.querySelector('p')).toBeNull();
});
