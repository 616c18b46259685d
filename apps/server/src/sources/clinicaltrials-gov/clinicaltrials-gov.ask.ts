import type { AskContext, AskSource, ReadContext, SourceItem } from '../../catalogue/import/source.port.ts';
import { booleanQuery, eachYear, needsOneOf, pagesByTokenOf } from '../shared/asked.ts';
import { listAt, numberAt, textAt } from '../shared/mapping.ts';

const STUDIES = 'https://clinicaltrials.gov/api/v2/studies';
const PAGE_SIZE = 100;
/** About 50 requests a minute are let through. */
const INTERVAL_MS = 1_200;

/** https://clinicaltrials.gov/data-api/api: `query.term` in the syntax of Essie, the most relevant first. */
export const askStudies = (
  toItems: (at: string, study: unknown, context: ReadContext) => Iterable<SourceItem>,
): AskSource => ({
  goodFor: 'Clinical trials in the United States and beyond, with what they try out',
  isOfMedicine: true,
  intervalMs: INTERVAL_MS,
  pages(context) {
    return pagesByTokenOf(context, PAGE_SIZE, async (token, size) => {
      const answer = await call(context, {
        pageSize: String(size),
        sort: '@relevance',
        fields: 'protocolSection|derivedSection|hasResults',
        ...(token && { pageToken: token }),
      });
      const studies = listAt(answer, 'studies');
      const total = numberAt(answer, 'totalCount');
      return {
        items: studies.flatMap((study, index) => [
          ...toItems(
            textAt(study, 'protocolSection', 'identificationModule', 'nctId') ?? `study ${index + 1} of a page`,
            study,
            context,
          ),
        ]),
        count: studies.length,
        next: textAt(answer, 'nextPageToken') ?? null,
        ...(total !== undefined && { total }),
      };
    });
  },
  years: {
    unit: 'count',
    count: (context, years) =>
      eachYear(years, async (year) => {
        const range = `AREA[StudyFirstPostDate]RANGE[${year}-01-01,${year}-12-31]`;
        return numberAt(
          await call(context, { pageSize: '1', fields: 'NCTId', 'filter.advanced': range }),
          'totalCount',
        );
      }),
  },
  address: (words) => `https://clinicaltrials.gov/search?${new URLSearchParams({ term: booleanQuery(words) })}`,
});

async function call({ client, signal, words }: AskContext, parameters: Record<string, string>): Promise<unknown> {
  const query = new URLSearchParams({
    format: 'json',
    'query.term': booleanQuery(words),
    countTotal: 'true',
    ...parameters,
  });
  const answer = await client.json(`${STUDIES}?${query}`, {
    intervalMs: INTERVAL_MS,
    signal,
    errorIn: needsOneOf('studies', 'totalCount'),
  });
  return answer?.value;
}
