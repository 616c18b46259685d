import type { AskSource, ReadContext, SourceItem } from '../../catalogue/import/source.port.ts';
import { bare, pagesByPhrase } from '../shared/asked.ts';
import { listAt, numberAt, textAt } from '../shared/mapping.ts';
import { API, COLLECTIONS, INTERVAL_MS } from './nasa-t2.live.ts';

const PHRASES_MAX = 3;
const LIMIT_MAX = 100;

/** Patents, then software, for one phrase after another: the words stand in the path, the best match first. */
export const askNasa = (toItem: (at: string, result: unknown, context: ReadContext) => SourceItem): AskSource => ({
  goodFor: 'Inventions and software of NASA that can be licensed',
  intervalMs: INTERVAL_MS,
  limitMax: LIMIT_MAX,
  isPhraseByPhrase: true,
  pages: (context) =>
    // All results of a phrase come at once.
    pagesByPhrase(context, { pageSize: LIMIT_MAX, phrasesMax: PHRASES_MAX }, async (phrase, _offset, size) => {
      const results: unknown[] = [];
      let total = 0;
      for (const collection of COLLECTIONS) {
        const answer = await context.client.json(`${API}/${collection}/${encodeURIComponent(bare(phrase))}`, {
          intervalMs: INTERVAL_MS,
          signal: context.signal,
          errorIn: (value) => (numberAt(value, 'total') === undefined ? 'no count of results' : undefined),
        });
        total += numberAt(answer?.value, 'total') ?? 0;
        results.push(...listAt(answer?.value, 'results').slice(0, size - results.length));
      }
      const items = results.map((result) => toItem(textAt(result, 1) ?? 'entry', result, context));
      // It is not asked again for what it did not show at once.
      return { items, count: results.length, total: Math.max(total, results.length) };
    }),
  address: () => 'https://technology.nasa.gov/patents',
});
