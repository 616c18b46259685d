import type { AskSource, ReadContext, SourceItem } from '../../catalogue/import/source.port.ts';
import { needsOneOf, pagesByOffset, phrasesOf, quoted } from '../shared/asked.ts';
import { listAt, numberAt, textAt } from '../shared/mapping.ts';
import { DRUGS, INTERVAL_MS, nothingFound } from './drugs-fda.live.ts';

const PAGE_SIZE = 100;
/** `skip` reaches no further. */
const REACHABLE = 25_000;
const FIELDS = [
  'products.active_ingredients.name',
  'products.brand_name',
  'openfda.pharm_class_epc',
  'openfda.pharm_class_moa',
];

/**
 * https://open.fda.gov/apis/query-syntax: phrases in the fields that say what a drug is; a blank between two is "or", and
 * there is nothing else that a word could be looked for in, so groups make no difference.
 */
export const askDrugs = (toItem: (at: string, result: unknown, context: ReadContext) => SourceItem): AskSource => ({
  goodFor: 'Drugs approved in the United States, by substance, brand and class',
  isOfMedicine: true,
  intervalMs: INTERVAL_MS,
  isPhraseByPhrase: true,
  pages: (context) =>
    pagesByOffset(context, { pageSize: PAGE_SIZE, reachable: REACHABLE }, async (skip, size) => {
      const { client, settings, signal, words } = context;
      const search = phrasesOf(words)
        .flatMap((phrase) => FIELDS.map((field) => `${field}:${quoted(phrase)}`))
        .map(encodeURIComponent)
        .join('+');
      const query = new URLSearchParams({ limit: String(size), skip: String(skip) });
      const key = settings['OPENFDA_API_KEY'];
      if (key) query.set('api_key', key);
      const answer = await client
        .json(`${DRUGS}?${query}&search=${search}`, {
          intervalMs: INTERVAL_MS,
          signal,
          errorIn: needsOneOf('results', 'meta.results.total'),
        })
        .catch(nothingFound);
      const results = listAt(answer?.value, 'results');
      return {
        items: results.map((one) => toItem(textAt(one, 'application_number') ?? 'application', one, context)),
        count: results.length,
        total: numberAt(answer?.value, 'meta', 'results', 'total') ?? 0,
      };
    }),
  address: () => 'https://www.accessdata.fda.gov/scripts/cder/daf/index.cfm',
});
