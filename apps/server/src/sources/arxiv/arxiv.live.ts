import type { LiveContext, LivePage, LiveSource, SourceItem } from '../../catalogue/import/source.port.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { nodesIn, type XmlNode } from '../shared/xml.ts';
import { oaiNumber } from './arxiv.mapping.ts';

const OAI = 'https://oaipmh.arxiv.org/oai';
/** One request in three seconds is let through. */
export const INTERVAL_MS = 3_000;
/** A page that nobody asked for lately takes a minute and more. */
const IDLE_MS = 200_000;

type ToItems = (at: string, record: XmlNode, context: LiveContext) => SourceItem[];

/** Works by the day on which their metadata changed last, in the order of these days; 1,300 to a page. */
export function liveArxiv(toItems: ToItems): LiveSource {
  return {
    firstRunDays: 30,
    async *pages(context) {
      const { since, until } = context;
      let token = context.cursor as string | null;
      do {
        const page: LivePage = await readPage(
          token === null
            ? { metadataPrefix: 'arXiv', ...(since && { from: since }), until }
            : { resumptionToken: token },
          toItems,
          context,
        );
        token = page.cursor as string | null;
        yield page;
      } while (token !== null);
    },
  };
}

async function readPage(parameters: Record<string, string>, toItems: ToItems, context: LiveContext): Promise<LivePage> {
  const { client, signal } = context;
  const answer = await client.text(`${OAI}?${new URLSearchParams({ verb: 'ListRecords', ...parameters })}`, {
    intervalMs: INTERVAL_MS,
    limits: { idleMs: IDLE_MS },
    signal,
    errorIn: (page) => (/<OAI-PMH\b/.test(page) ? undefined : 'no OAI-PMH'),
  });
  const text = answer?.value ?? '';
  const { nodes, broken } = await nodesIn(text, ['record', 'error'], signal);
  const error = nodes.find(({ name }) => name === 'error');
  if (error && error.attributes['code'] !== 'noRecordsMatch') throw refusal(error);
  const records = nodes.filter(({ name }) => name === 'record');
  const items = records.flatMap((record) => toItems(oaiNumber(record) ?? 'a record without id', record, context));
  return { items: [...items, ...broken], cursor: tokenIn(text), count: records.length };
}

/** Found also where a page's XML is broken. The last page has none, or an empty one. */
function tokenIn(text: string): string | null {
  const token = /<resumptionToken\b[^>]*>([^<]*)</.exec(text)?.[1]?.trim();
  return token?.replaceAll('&amp;', '&') || null;
}

/** Told as a refused cursor, so that one that expired (at midnight) makes the days be read again. */
function refusal({ attributes, text }: XmlNode): FetchError {
  return new FetchError('refused', `arXiv answered ${attributes['code'] ?? 'an error'}: ${text.trim()}`);
}
