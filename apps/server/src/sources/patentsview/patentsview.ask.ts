import type { AskSource, ReadContext, SourceItem } from '../../catalogue/import/source.port.ts';
import { groupsOf, needsOneOf, pagesByOffset, phrasesOf, plainPhrase } from '../shared/asked.ts';
import { at, listAt, numberAt, textAt } from '../shared/mapping.ts';
import { FIELDS, INTERVAL_MS, PATENTS } from './patentsview.live.ts';

/** The largest page: further ones begin after a value, not at an offset, so one page is all that is asked for. */
const REACHABLE = 1_000;
const isOtherwise = needsOneOf('patents', 'total_hits');

/**
 * https://search.patentsview.org/docs: phrases in the title or the abstract. Answers know no relevance: the latest come
 * first.
 */
export const askPatents = (toItem: (at: string, patent: unknown, context: ReadContext) => SourceItem): AskSource => ({
  engines: ['patents'],
  key: 'PATENTSVIEW_API_KEY',
  goodFor: 'Patents granted in the United States, the latest first',
  intervalMs: INTERVAL_MS,
  pages: (context) =>
    pagesByOffset(context, { pageSize: REACHABLE, reachable: REACHABLE }, async (offset, size) => {
      const { client, signal, settings, words } = context;
      const groups = words.shape === 'any' ? [phrasesOf(words)] : groupsOf(words);
      const query = new URLSearchParams({
        q: JSON.stringify({ _and: groups.map((group) => ({ _or: group.flatMap(inTitleOrAbstract) })) }),
        f: JSON.stringify(FIELDS),
        s: JSON.stringify([{ patent_date: 'desc' }, { patent_id: 'desc' }]),
        o: JSON.stringify({ size: offset + size }),
      });
      const answer = await client.json(`${PATENTS}?${query}`, {
        headers: { 'X-Api-Key': settings['PATENTSVIEW_API_KEY'] ?? '' },
        intervalMs: INTERVAL_MS,
        signal,
        errorIn: (value) =>
          at(value, 'error') === true ? (textAt(value, 'reason') ?? 'no reason given') : isOtherwise(value),
      });
      const patents = listAt(answer?.value, 'patents').slice(offset);
      const total = numberAt(answer?.value, 'total_hits');
      return {
        items: patents.map((patent) => toItem(textAt(patent, 'patent_id') ?? 'patent', patent, context)),
        count: patents.length,
        ...(total !== undefined && { total }),
      };
    }),
  address: () => 'https://ppubs.uspto.gov/basic/',
});

const inTitleOrAbstract = (phrase: string) =>
  ['patent_title', 'patent_abstract'].map((field) => ({ _text_phrase: { [field]: plainPhrase(phrase) } }));
