import type { AskSource, ReadContext, SourceItem } from '../../catalogue/import/source.port.ts';
import { needsOneOf, pagesByPhrase, phrasesOf, quoted } from '../shared/asked.ts';
import { listAt, numberAt, textAt } from '../shared/mapping.ts';
import { AWARDS, FIELDS, INTERVAL_MS, notification, PAGE_SIZE } from './nsf.live.ts';

const PHRASES_MAX = 4;
const isOtherwise = needsOneOf('response.award', 'response.metadata.totalCount');

/** https://resources.research.gov/common/webapi/awardapisearch-v1.htm: `keyword`, a phrase in quotes. */
export const askNsf = (toItem: (at: string, award: unknown, context: ReadContext) => SourceItem): AskSource => ({
  goodFor: 'Research grants and small business awards in science and engineering',
  intervalMs: INTERVAL_MS,
  isPhraseByPhrase: true,
  pages: (context) =>
    pagesByPhrase(context, { pageSize: PAGE_SIZE, phrasesMax: PHRASES_MAX }, async (phrase, offset, size) => {
      const query = new URLSearchParams({
        keyword: quoted(phrase),
        rpp: String(size),
        offset: String(offset + 1),
        printFields: FIELDS,
      });
      const answer = await context.client.json(`${AWARDS}?${query}`, {
        intervalMs: INTERVAL_MS,
        signal: context.signal,
        errorIn: (value) => notification(value) ?? isOtherwise(value),
      });
      const awards = listAt(answer?.value, 'response', 'award');
      const total = numberAt(answer?.value, 'response', 'metadata', 'totalCount');
      return {
        items: awards.map((award) => toItem(`award ${textAt(award, 'id') ?? 'without id'}`, award, context)),
        count: awards.length,
        ...(total !== undefined && { total }),
      };
    }),
  address: (words) =>
    `https://www.nsf.gov/awardsearch/simpleSearchResult?${new URLSearchParams({ queryText: quoted(phrasesOf(words, 1)[0] ?? '') })}`,
});
