import { fold } from '../../query/fold.ts';
import type { RecordReads } from '../postgres/record-reads.ts';
import { BEGINNING, distance, EXAMPLES, errorsIn, mayBeMisspelt, writtenMost } from '../text/misspelt.ts';
import type { Asking } from './asking.ts';
import { storedToken, textField } from './layout.ts';
import type { QueryTranslator } from './query-dsl.ts';
import { wordCounts } from './similar.ts';

/** Words that the service is asked for beside those that are wanted: it measures in another way than we do. */
const MORE = 20;

interface Parts {
  ask: Asking;
  translator: QueryTranslator;
  records: RecordReads;
}

/** Words like ones that no record holds. The index holds stems, so stems are compared; of equally close ones, the commoner is likelier. */
export async function similarWords(
  { ask, translator, records }: Parts,
  words: string[],
  limit: number,
  signal?: AbortSignal,
): Promise<Record<string, string[]>> {
  const asked = words.filter(mayBeMisspelt);
  const counts = await wordCounts({ ask, translator }, asked, signal);
  const unknown = asked.filter((_, at) => counts[at] === 0);
  const stemOf = (word: string) => translator.tokenize(word)[0];

  async function likeliest(typed: string): Promise<string[]> {
    const word = fold(typed);
    const stem = stemOf(word) ?? word;
    const most = errorsIn(word);
    const found = await ask.suggest(
      [...new Set([stem, word])].map((text) => ({
        text: storedToken(text),
        term: {
          field: textField(null),
          size: limit + MORE,
          suggest_mode: 'always',
          sort: 'score',
          max_edits: most,
          prefix_length: BEGINNING,
          min_word_length: BEGINNING + 1,
          min_doc_freq: 0,
        },
      })),
      signal,
    );
    const different = [...new Set(found.map(({ text }) => text))];
    const seen = await ask.counts(
      different.map((text) => ({ term: { [textField(null)]: text } })),
      signal,
    );
    const likely = different
      .map((text, at) => ({
        text,
        records: seen[at]!,
        errors: Math.min(distance(text, stem, most), distance(text, word, most)),
      }))
      .filter(({ records, errors }) => records > 0 && errors <= most)
      .sort((a, b) => a.errors - b.errors || b.records - a.records);
    return Promise.all(likely.slice(0, limit).map(({ text }) => written(text)));
  }

  async function written(stem: string): Promise<string> {
    const { hits } = await ask.one({ query: { term: { [textField(null)]: stem } }, size: EXAMPLES }, signal);
    const rows = await records.rowsOf(hits.map(({ ref }) => ref));
    const texts = rows.flatMap((row) => {
      const { title, text } = row ? JSON.parse(row.json) : { title: '', text: '' };
      return `${title} ${text}`;
    });
    return writtenMost(texts, stem, stemOf);
  }

  return Object.fromEntries(await Promise.all(unknown.map(async (word) => [word, await likeliest(word)])));
}
