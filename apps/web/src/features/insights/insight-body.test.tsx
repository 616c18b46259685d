// @vitest-environment jsdom
import type { InsightContent } from '@groundwork/contract/insights';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { inPage } from '../../../test/in-page.tsx';
import { InsightBody } from './insight-body.tsx';

afterEach(cleanup);

const said = (text: string, citations: number[] = []) => ({ text, kind: 'quotation' as const, citations, figures: [] });
function show(sentences: ReturnType<typeof said>[], response = sentences.map(({ text }) => text).join(' ')) {
  const content: InsightContent = {
    kind: 'reached',
    title: 'Reached by others',
    response,
    sentences,
    why: null,
    references: [
      {
        citationNumber: 1,
        title: 'A patch',
        year: 2017,
        authors: ['Ada Example', 'Grace Example'],
        link: 'https://example.org/a',
        searchEngine: 'awards',
        id: 'a',
        publisher: 'SBIR.gov',
        isSample: false,
      },
    ],
    figures: [],
    n: 0,
    period: null,
    asOf: '2026-07-01T00:00:00.000Z',
    missing: null,
  };
  render(inPage(<InsightBody content={content} />));
}

test('[INS-01] a text of more than 1000 characters is folded at a whole sentence, and shown whole and folded again', async () => {
  const first = `${'a'.repeat(499)}.`;
  const of = (length: number) => `${'c'.repeat(length - 1)}.`;
  show([said(first), said(of(499))]);
  expect(await screen.findByText(/ccc/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull();
  cleanup();
  show([said(first), said(of(500))]);
  expect(await screen.findByText(/aaa/)).toBeTruthy();
  expect(screen.queryByText(/ccc/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show More' }));
  expect(screen.getByText(/ccc/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show Less' }));
  expect(screen.queryByText(/ccc/)).toBeNull();
});

test('[INS-01] a citation opens the sources: number, title, year, authors and the way to the record', async () => {
  show([said('It reads sweat.', [1])]);
  fireEvent.click(await screen.findByRole('button', { name: 'Source 1' }));
  const source = await screen.findByRole('listitem');
  expect(source.textContent).toContain('[1]A patch2017 · Ada Example, Grace ExampleSBIR.gov');
  expect(screen.getByRole('link', { name: 'A patch' }).getAttribute('href')).toBe('/awards/a');
  expect(screen.getByRole('link', { name: /SBIR/ }).getAttribute('href')).toBe('https://example.org/a');
});
