import type { CatalogueRecord } from '../../../record.ts';
import type { IndexHit } from '../../index.port.ts';
import { type Plan, positiveLeaves, type TextLeaf } from './plan.ts';
import { makeSnippet } from './snippet.ts';
import type { TextAnalysis } from './text-analysis.ts';

/** Text searched for the best snippet. Longer texts are rare, and reading all of them would cost a page its speed. */
const SNIPPET_SEARCH_CHARACTERS = 20_000;

/** Adds to a page's records what a result row shows of the match. */
export function present(
  page: { record: CatalogueRecord; score: number }[],
  plan: Plan | null,
  text: TextAnalysis,
): IndexHit[] {
  const texts = page.map(({ record }) => ({
    title: record.title,
    body: record.text.slice(0, SNIPPET_SEARCH_CHARACTERS),
  }));
  const marks = text.mark(texts, plan ? expressionFor(positiveLeaves(plan)) : '');
  return page.map(({ record, score }, i) => {
    const { snippet, spans } = makeSnippet(texts[i]!.body, marks[i]!.body);
    return { record, score, snippet, highlights: { title: marks[i]!.title, snippet: spans } };
  });
}

/** Any of the leaves that title and body can show. */
function expressionFor(leaves: TextLeaf[]): string {
  const shown = leaves.filter(({ column }) => column === null || column === 'title' || column === 'body');
  return [...new Set(shown.map(({ match }) => match))].join(' OR ');
}
