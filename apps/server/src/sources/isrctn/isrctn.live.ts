import { addDays } from '../../catalogue/import/days.ts';
import type { LiveContext, LiveSource, SourceItem } from '../../catalogue/import/source.port.ts';
import { type DateWindow, pagesByDate, type WindowPage } from '../shared/pages-by-date.ts';
import { childText, nodesIn, type XmlNode } from '../shared/xml.ts';

export const TRIALS = 'https://www.isrctn.com/api/query/format/default';
/** A full record has some 20 kB. */
const PAGE_SIZE = 200;
export const INTERVAL_MS = 1_000;
/** Nothing was edited before. */
const FIRST_DAY = '2005-11-10';

interface Found {
  answer: string;
  total: number;
}

/**
 * Trials last edited in the days. The registry knows neither pages nor an order, only how many trials it shall show: days
 * are made fewer until they fit, and a single day that does not is asked for as a whole.
 */
export function liveIsrctn(toItem: (at: string, trial: XmlNode, context: LiveContext) => SourceItem): LiveSource {
  return {
    pages(context) {
      const { since, until, cursor, signal } = context;
      return pagesByDate({ from: since ?? FIRST_DAY, to: until, cursor }, PAGE_SIZE, async (days) => {
        let { answer, total } = await find(days, PAGE_SIZE, context);
        if (total > PAGE_SIZE && days.from < days.to) return { items: [], count: 0, total } satisfies WindowPage;
        if (total > PAGE_SIZE) ({ answer, total } = await find(days, total, context));
        const { nodes, broken } = await nodesIn(answer, 'fullTrial', signal);
        const items = nodes.map((trial) =>
          toItem(`trial ${childText(trial, 'trial', 'isrctn') ?? 'without number'}`, trial, context),
        );
        if (nodes.length < total && broken.length === 0)
          items.push({ at: `day ${days.from}`, rejected: `The registry shows ${nodes.length} of ${total} trials` });
        const shown = Math.min(total, PAGE_SIZE);
        return { items: [...items, ...broken], count: shown, total: shown } satisfies WindowPage;
      });
    },
  };
}

async function find({ from, to }: DateWindow, limit: number, { client, signal }: LiveContext): Promise<Found> {
  const query = new URLSearchParams({
    q: `lastEdited GE ${from}T00:00:00 AND lastEdited LT ${addDays(to, 1)}T00:00:00`,
    limit: String(limit),
  });
  const answer = await client.text(`${TRIALS}?${query}`, {
    intervalMs: INTERVAL_MS,
    signal,
    errorIn: (text) => (TOTAL.test(text) ? undefined : 'no list of trials'),
  });
  const text = answer?.value ?? '';
  return { answer: text, total: Number(TOTAL.exec(text)?.[1] ?? 0) };
}

export const TOTAL = /<allTrials\b[^>]*\btotalCount="(\d+)"/;
