import type { AskSource, ReadContext, SourceItem } from '../../catalogue/import/source.port.ts';
import { booleanQuery, needsOneOf, pagesByOffset, plainPhrase } from '../shared/asked.ts';
import { listAt, numberAt, textAt } from '../shared/mapping.ts';
import { API, asker, goneOr, INTERVAL_MS, token } from './orcid.live.ts';
import { recordId } from './orcid.mapping.ts';

const PAGE_SIZE = 20;
/** Each record is a call of its own. */
const LIMIT_MAX = 60;
const REACHABLE = 10_000;

/**
 * https://info.orcid.org/documentation/api-tutorials: search by the keywords that people gave themselves, then their
 * records. Only by who registered a client and agreed to the terms.
 */
export const askOrcid = (toItem: (at: string, record: unknown, context: ReadContext) => SourceItem): AskSource => ({
  key: 'ORCID_CLIENT_ID',
  goodFor: 'Researchers who name it among their keywords',
  intervalMs: INTERVAL_MS,
  limitMax: LIMIT_MAX,
  async *pages(context) {
    const ask = asker(context, await token(context));
    const q = booleanQuery(context.words, (phrase) => `keyword:"${plainPhrase(phrase)}"`);
    yield* pagesByOffset(context, { pageSize: PAGE_SIZE, reachable: REACHABLE }, async (offset, size) => {
      const query = new URLSearchParams({ q, start: String(offset), rows: String(size) });
      const answer = await ask(`${API}/search/?${query}`, needsOneOf('result', 'num-found'));
      const found = listAt(answer, 'result').flatMap((one) => textAt(one, 'orcid-identifier', 'path') ?? []);
      const stored = await context.stored(
        found.map((orcid) => ({ engine: 'subject-matter-experts' as const, id: recordId(orcid) })),
      );
      const items: SourceItem[] = [];
      for (const [index, orcid] of found.entries()) {
        const known = stored[index];
        const record = known ?? (await ask(`${API}/${orcid}/record`).catch(goneOr));
        if (known) items.push({ at: orcid, record: known });
        else items.push(typeof record === 'string' ? { at: orcid, rejected: record } : toItem(orcid, record, context));
      }
      const total = numberAt(answer, 'num-found');
      return { items, count: found.length, ...(total !== undefined && { total }) };
    });
  },
  address: () => 'https://orcid.org/orcid-search/search',
});
