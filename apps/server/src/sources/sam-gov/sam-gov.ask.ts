import { addDays } from '../../catalogue/import/days.ts';
import type { AskSource, ReadContext, SourceItem } from '../../catalogue/import/source.port.ts';
import { needsOneOf, pagesByPhrase, plainPhrase } from '../shared/asked.ts';
import { listAt, numberAt, textAt } from '../shared/mapping.ts';
import { SamClient } from './sam-client.ts';
import { recordId } from './sam-gov.mapping.ts';

const PAGE_SIZE = 100;
const LIMIT_MAX = 100;
/** A free key makes ten calls a day. */
const PHRASES_MAX = 2;
const INTERVAL_MS = 1_000;
const DAYS_BACK = 364;
const isOtherwise = needsOneOf('opportunitiesData', 'totalRecords');

/**
 * https://open.gsa.gov/api/get-opportunities-public-api: `title` of what was posted within a year. Texts cost a call each,
 * so notices come without; one that is stored with its text stays as it is.
 */
export const askNotices = (toItem: (at: string, notice: unknown, context: ReadContext) => SourceItem): AskSource => ({
  key: 'SAM_GOV_API_KEY',
  goodFor: 'Contracts that federal agencies have offered within the last year',
  intervalMs: INTERVAL_MS,
  limitMax: LIMIT_MAX,
  isPhraseByPhrase: true,
  pages(context) {
    const sam = new SamClient(context);
    const today = context.retrievedAt.slice(0, 10);
    return pagesByPhrase(context, { pageSize: PAGE_SIZE, phrasesMax: PHRASES_MAX }, async (phrase, offset, size) => {
      const search = {
        title: plainPhrase(phrase),
        postedFrom: american(addDays(today, -DAYS_BACK)),
        postedTo: american(today),
        limit: String(size),
        // The index of the page, not of a notice.
        offset: String(Math.floor(offset / size)),
      };
      const answer = await sam.json('/opportunities/v2/search', search, isOtherwise);
      const notices = listAt(answer, 'opportunitiesData');
      const total = numberAt(answer, 'totalRecords');
      const idOf = (notice: unknown) => textAt(notice, 'noticeId') ?? 'without id';
      const stored = await context.stored(
        notices.map((notice) => ({ engine: 'funding-opportunities' as const, id: recordId(idOf(notice)) })),
      );
      const items = notices.map((notice, index): SourceItem => {
        const known = stored[index];
        const at = `notice ${idOf(notice)}`;
        return known?.data['description'] ? { at, record: known } : toItem(at, notice, context);
      });
      return { items, count: notices.length, ...(total !== undefined && { total }) };
    });
  },
  address: () => 'https://sam.gov/search',
});

function american(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
