import type { AskSource, ReadContext, SourceItem } from '../../catalogue/import/source.port.ts';
import { booleanQuery, pagesByOffset } from '../shared/asked.ts';
import { childText, nodesIn, type XmlNode } from '../shared/xml.ts';
import { INTERVAL_MS, TOTAL, TRIALS } from './isrctn.live.ts';

/** A full record has some 20 kB. */
const PAGE_SIZE = 100;

/**
 * https://www.isrctn.com/page/faqs#usingISRCTN: `q` with AND, OR and phrases. The registry knows no pages, only how many
 * it shall show, so what was read before is asked for again and passed over.
 */
export const askIsrctn = (toItem: (at: string, trial: XmlNode, context: ReadContext) => SourceItem): AskSource => ({
  goodFor: 'Clinical trials in the United Kingdom and beyond, of drugs, devices and care',
  isOfMedicine: true,
  intervalMs: INTERVAL_MS,
  pages: (context) =>
    pagesByOffset(context, { pageSize: PAGE_SIZE }, async (offset, size) => {
      const query = new URLSearchParams({ q: booleanQuery(context.words), limit: String(offset + size) });
      const answer = await context.client.text(`${TRIALS}?${query}`, {
        intervalMs: INTERVAL_MS,
        signal: context.signal,
        errorIn: (text) => (TOTAL.test(text) ? undefined : 'no list of trials'),
      });
      const text = answer?.value ?? '';
      const { nodes, broken } = await nodesIn(text, 'fullTrial', context.signal);
      const shown = nodes.slice(offset);
      const items = shown.map((trial) =>
        toItem(`trial ${childText(trial, 'trial', 'isrctn') ?? 'without number'}`, trial, context),
      );
      return { items: [...items, ...broken], count: shown.length, total: Number(TOTAL.exec(text)?.[1] ?? 0) };
    }),
  address: (words) => `https://www.isrctn.com/search?${new URLSearchParams({ q: booleanQuery(words) })}`,
});
