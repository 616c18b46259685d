// @vitest-environment jsdom
import type { Figure, Sentence } from '@groundwork/contract/report-document';
import { MantineProvider } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ReportContext, reportLookup } from './report-context.ts';
import { Sentences } from './sentences.tsx';

afterEach(cleanup);

const figure = (id: string, value: number) =>
  ({
    id,
    label: id,
    value,
    unit: 'count',
    at: { source: 'pubmed', address: `https://example.org/${id}` },
  }) as never as Figure;

function shown(sentence: Partial<Sentence>): string {
  const lookup = reportLookup({ sources: [], figures: [figure('trials', 15), figure('results', 1)] });
  const page = render(
    <MantineProvider env="test">
      <ReportContext value={lookup}>
        <Sentences
          sentences={[{ citations: [], ...sentence } as Sentence]}
          place={{ section: 's', block: 0 } as never}
        />
      </ReportContext>
    </MantineProvider>,
  );
  // Links as they stand: '<15>'.
  for (const link of page.container.querySelectorAll('a')) link.textContent = `<${link.textContent}>`;
  return page.container.querySelector('[id]')!.textContent!;
}

test('[RPT-07] a figure stands where a sentence says it; behind a model’s those that it does not say', () => {
  const text = 'Of 15 trials few have results.';
  const spans = [{ at: 3, length: 2, figure: 'trials' }];
  const figures = ['trials', 'results'];
  expect(shown({ text, spans, figures, language: 'en' })).toBe('Of <15> trials few have results. [<1>]');
  // What a built-in sentence is worked out from is told with its figure.
  expect(shown({ text, spans, figures })).toBe('Of <15> trials few have results.');
  expect(shown({ text, figures })).toBe(`${text} [<15>] [<1>]`);
});
