import type { CatalogueRecord } from '../../../record.ts';
import type { IndexHit } from '../../index.port.ts';
import type { TextLeaf } from './plan.ts';
import { makeSnippet } from './snippet.ts';
import type { TextAnalysis } from './text-analysis.ts';

/** Text searched for the best snippet. Longer texts are rare, and reading all of them would cost a page its speed. */
const SNIPPET_SEARCH_CHARACTERS = 20_000;

interface Found {
  record: CatalogueRecord;
  score: number;
  isByMeaning: boolean;
  judgement: IndexHit['judgement'];
}

/** Adds to a page's records what a result row shows of the match. */
export function present(page: Found[], leaves: TextLeaf[], text: TextAnalysis): IndexHit[] {
  const texts = page.map(({ record }) => ({
    title: record.title,
    body: record.text.slice(0, SNIPPET_SEARCH_CHARACTERS),
  }));
  const marks = text.mark(texts, expressionFor(leaves));
  return page.map(({ record, score, isByMeaning, judgement }, i) => {
    const { title, body } = marks[i]!;
    const { snippet, spans } = makeSnippet(texts[i]!.body, body);
    const shown = [
      ...title.map(([start, end]) => record.title.slice(start, end)),
      ...body.map(([start, end]) => texts[i]!.body.slice(start, end)),
    ];
    const words = heldBy(record, leaves, shown, text);
    return {
      record,
      score,
      snippet,
      highlights: { title, snippet: spans },
      matched: { words, isByMeaning },
      judgement,
    };
  });
}

/** Any of the leaves that title and body can show. */
function expressionFor(leaves: TextLeaf[]): string {
  const shown = leaves.filter(({ column }) => column === null || column === 'title' || column === 'body');
  return [...new Set(shown.map(({ match }) => match))].join(' OR ');
}

/** The words of the query that a record holds: among those marked in its text, or in the names and places it has. */
function heldBy(record: CatalogueRecord, leaves: TextLeaf[], marked: string[], text: TextAnalysis): string[] {
  const named = [...record.organisations, ...record.people].map(({ name }) => name);
  const held = [...new Set([...marked, ...named, ...Object.values(record.place ?? {})])].map(
    (part) => ` ${text.tokenize(part).join(' ')} `,
  );
  const words = leaves.filter((leaf) => {
    const tokens = leaf.type === 'phrase' ? text.tokenize(wordOf(leaf)).join(' ') : leaf.term;
    return held.some((part) => part.includes(leaf.type === 'prefix' ? ` ${tokens}` : ` ${tokens} `));
  });
  return [...new Set(words.map(wordOf))];
}

/** As typed: what stands in the quotes of the leaf's expression. */
const wordOf = ({ match }: TextLeaf): string => match.slice(match.indexOf('"') + 1, match.lastIndexOf('"'));
