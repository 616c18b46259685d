import type { AskSource, ReadContext, SourceItem } from '../../catalogue/import/source.port.ts';
import { bare, pagesByPhrase } from '../shared/asked.ts';
import { textAt } from '../shared/mapping.ts';
import { INTERVAL_MS, PAGE_SIZE, readPage } from './sbir-solicitations.live.ts';

const PHRASES_MAX = 3;

/** https://www.sbir.gov/api/solicitation: `keyword`; solicitations of any status, with their topics. */
export const askSolicitations = (
  toItems: (place: string, solicitation: unknown, context: ReadContext) => Iterable<SourceItem>,
): AskSource => ({
  goodFor: 'What federal agencies ask small businesses to develop',
  intervalMs: INTERVAL_MS,
  isPhraseByPhrase: true,
  pages: (context) =>
    pagesByPhrase(context, { pageSize: PAGE_SIZE, phrasesMax: PHRASES_MAX }, async (phrase, start, rows) => {
      const solicitations = await readPage(
        { keyword: bare(phrase), start: String(start), rows: String(rows) },
        context,
      );
      return {
        items: solicitations.flatMap((one, index) => [
          ...toItems(`solicitation ${textAt(one, 'solicitation_number') ?? start + index + 1}`, one, context),
        ]),
        count: solicitations.length,
      };
    }),
  address: () => 'https://www.sbir.gov/topics',
});
