import type { AskPage, AskSource, SourceItem } from '../../catalogue/import/source.port.ts';
import { EDGAR_INTERVAL_MS, edgarAddress, edgarFilings } from '../shared/edgar-search.ts';
import { readFiling, type ToItems } from './sec-form-d.live.ts';

const FORMS = 'D';
const LIMIT_MAX = 60;
const FILINGS_PER_PAGE = 10;

/** Notices of exempt offerings that have the words: companies that raised money privately, and funds. */
export const askFormD = (toItems: ToItems, label: string): AskSource => ({
  goodFor: 'Private offerings: young companies, and funds that invest',
  intervalMs: EDGAR_INTERVAL_MS,
  limitMax: LIMIT_MAX,
  async *pages(context): AsyncGenerator<AskPage> {
    const from = (context.cursor as number | null) ?? 0;
    let filings: SourceItem[] = [];
    let count = 0;
    let told = { total: 0, place: from - 1 };
    const page = async (): Promise<Pick<AskPage, 'items' | 'count'>> => {
      const done = { items: await withoutListed(filings), count };
      [filings, count] = [[], 0];
      return done;
    };
    /** Companies with shares on an exchange say more of themselves elsewhere; a notice must not replace that. */
    const withoutListed = async (items: SourceItem[]): Promise<SourceItem[]> => {
      const stored = await context.stored(
        items.flatMap((item) => ('record' in item ? { engine: item.record.engine, id: item.record.id } : [])),
      );
      const elsewhere = new Set(stored.flatMap((known) => (known && known.source.name !== label ? known.id : [])));
      return items.filter((item) => !('record' in item && elsewhere.has(item.record.id)));
    };
    for await (const { filing, place, total } of edgarFilings(context, FORMS, from)) {
      if (place >= context.limit) break;
      told = { total, place };
      count += 1;
      if (filing) filings.push(...(await readFiling(filing, toItems, context)));
      if (count < FILINGS_PER_PAGE) continue;
      yield { ...(await page()), total, cursor: place + 1 < total ? place + 1 : null };
    }
    const { total, place } = told;
    const hasMore = count > 0 && place + 1 < total;
    yield { ...(await page()), total, cursor: hasMore ? place + 1 : null };
  },
  address: (words) => edgarAddress(words, FORMS),
});
