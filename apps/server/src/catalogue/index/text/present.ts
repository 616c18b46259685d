import type { CatalogueRecord } from '../../record.ts';
import type { IndexHit } from '../index.port.ts';
import type { TextLeaf } from './plan.ts';
import { makeSnippet } from './snippet.ts';
import type { MarkedText, TextAnalysis } from './text-analysis.ts';

/** Text searched for the best snippet. Longer texts are rare, and reading all of them would cost a page its speed. */
const SNIPPET_SEARCH_CHARACTERS = 20_000;

export interface Found {
  record: CatalogueRecord;
  score: number;
  isByMeaning: boolean;
}

/** Adds to a page's records what a result row shows of the match. */
export function present(page: Found[], leaves: TextLeaf[], text: TextAnalysis): IndexHit[] {
  const texts = page.map(({ record }) => ({
    title: record.title,
    body: record.text.slice(0, SNIPPET_SEARCH_CHARACTERS),
  }));
  const marks = text.mark(texts, expressionFor(leaves));
  const parts = page.map(({ record }, i) => partsOf(record, texts[i]!, marks[i]!));
  text.prepare(parts.flat());
  return page.map(({ record, score, isByMeaning }, i) => {
    const { title, body } = marks[i]!;
    const { snippet, spans } = makeSnippet(texts[i]!.body, body);
    const words = heldBy(parts[i]!, leaves, text);
    return {
      record,
      score,
      snippet,
      highlights: { title, snippet: spans },
      matched: { words, isByMeaning },
    };
  });
}

/** Any of the leaves that title and body can show. */
function expressionFor(leaves: TextLeaf[]): string {
  const shown = leaves.filter(({ column }) => column === null || column === 'title' || column === 'body');
  return [...new Set(shown.map(({ match }) => match))].join(' OR ');
}

/** The marked parts of a record's text, and the names and places that it has. */
function partsOf(record: CatalogueRecord, text: { title: string; body: string }, marked: MarkedText): string[] {
  const shown = [
    ...marked.title.map(([start, end]) => text.title.slice(start, end)),
    ...marked.body.map(([start, end]) => text.body.slice(start, end)),
  ];
  const named = [...record.organisations, ...record.people].map(({ name }) => name);
  return [...new Set([...shown, ...named, ...Object.values(record.place ?? {})])];
}

/** The words of the query that stand in these parts of a record. */
function heldBy(parts: string[], leaves: TextLeaf[], text: TextAnalysis): string[] {
  const held = parts.map((part) => ` ${text.tokenize(part).join(' ')} `);
  const words = leaves.filter((leaf) => {
    const tokens = leaf.type === 'phrase' ? text.tokenize(wordOf(leaf)).join(' ') : leaf.term;
    return held.some((part) => part.includes(leaf.type === 'prefix' ? ` ${tokens}` : ` ${tokens} `));
  });
  return [...new Set(words.map(wordOf))];
}

/** The word as typed: what stands in the quotes of the leaf's expression. */
const wordOf = ({ match }: TextLeaf): string => match.slice(match.indexOf('"') + 1, match.lastIndexOf('"'));
