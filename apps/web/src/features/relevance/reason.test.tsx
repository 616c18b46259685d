// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ReasonLine } from './reason-line.tsx';

afterEach(cleanup);

const judgement = {
  grade: 'on topic' as const,
  onTopic: 0.9,
  related: 0.9,
  has: ['solid electrolyte', 'lithium metal', 'dendrites', 'cells'],
  lacks: ['aircraft'],
  isJoined: false,
  verdict: null,
};

const show = (props: Parameters<typeof ReasonLine>[0]) =>
  render(
    <MantineProvider env="test">
      <ReasonLine {...props} />
    </MantineProvider>,
  );

test('[REL-02] a match says the most telling words that it has, and in results its grade', () => {
  show({ judgement });
  expect(screen.getByText('names solid electrolyte, lithium metal, dendrites')).toBeTruthy();
  cleanup();
  show({ judgement, hasGrade: true });
  expect(screen.getByText('On topic · names solid electrolyte, lithium metal, dendrites')).toBeTruthy();
});

test('[REL-02] what says much the same in other words says that it does', () => {
  show({ judgement: { ...judgement, has: ['cells'], isAlike: true } });
  expect(screen.getByText('names cells · reads much like the description')).toBeTruthy();
});

test('[REL-02] a record judged by what it is joined with says so; one that was not judged says nothing', () => {
  show({ judgement: { ...judgement, has: [], isJoined: true } });
  expect(screen.getByText('through its awards and patents')).toBeTruthy();
  cleanup();
  show({ judgement: null });
  expect(document.querySelector('p')).toBeNull();
});
