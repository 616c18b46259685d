import { addDays, type Day } from '../../catalogue/import/days.ts';
import type { LiveContext, LiveSource, ReadContext, SourceItem } from '../../catalogue/import/source.port.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { listAt, textAt } from '../shared/mapping.ts';
import { nodesIn, type XmlNode } from '../shared/xml.ts';

const SEC = 'https://www.sec.gov';
const ARCHIVES = `${SEC}/Archives/edgar`;
/** Ten requests a second are let through, by all its hosts together; who comes faster is shut out for a while. */
const INTERVAL_MS = 125;

export type ToItems = (at: string, submission: XmlNode, context: ReadContext) => SourceItem[];

/** Forms D and D/A by the day of filing, some 300 on each. */
export function liveFormD(toItems: ToItems): LiveSource {
  return {
    firstRunDays: 30,
    async *pages(context) {
      const listed = await listedCompanies(context);
      // A day without filings has no index, and asking for it is answered as if one were shut out.
      let left = (context.cursor as Day[] | null) ?? (await daysWithIndex(context));
      for (const day of left) {
        const items: SourceItem[] = [];
        for (const filing of await filingsOf(day, context)) items.push(...(await readFiling(filing, toItems, context)));
        left = left.slice(1);
        yield {
          items: items.filter((item) => !isListed(item, listed)),
          cursor: left.length > 0 ? left : null,
          count: items.length,
        };
      }
    },
  };
}

/** Companies with shares on an exchange say more of themselves elsewhere; a notice must not replace that. */
const isListed = (item: SourceItem, listed: Set<string>) =>
  'record' in item && item.record.engine === 'companies' && listed.has(item.record.id);

async function listedCompanies({ client, signal }: LiveContext): Promise<Set<string>> {
  const answer = await client.json(`${SEC}/files/company_tickers.json`, { intervalMs: INTERVAL_MS, signal });
  return new Set(Object.values(answer?.value ?? {}).flatMap((one) => `cik-${textAt(one, 'cik_str')}`));
}

async function daysWithIndex({ client, signal, since, until }: LiveContext): Promise<Day[]> {
  const first = since ?? until;
  const days: Day[] = [];
  for (let day = first; quarterOf(day) <= quarterOf(until); day = nextQuarter(day)) {
    const answer = await client.json(`${ARCHIVES}/daily-index/${quarterOf(day)}/index.json`, {
      intervalMs: INTERVAL_MS,
      signal,
    });
    for (const file of listAt(answer?.value, 'directory', 'item')) {
      const [, year, month, date] = /^form\.(\d{4})(\d\d)(\d\d)\.idx$/.exec(textAt(file, 'name') ?? '') ?? [];
      if (year) days.push(`${year}-${month}-${date}`);
    }
  }
  return days.filter((day) => day >= first && day <= until).sort();
}

/** '2026/QTR1' */
const quarterOf = (day: Day) => `${day.slice(0, 4)}/QTR${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

function nextQuarter(day: Day): Day {
  let next = day;
  while (quarterOf(next) === quarterOf(day)) next = addDays(next, 1);
  return next;
}

export interface Filing {
  cik: string;
  accession: string;
}

async function filingsOf(day: Day, { client, signal }: LiveContext): Promise<Filing[]> {
  const index = await client.text(`${ARCHIVES}/daily-index/${quarterOf(day)}/form.${day.replaceAll('-', '')}.idx`, {
    intervalMs: INTERVAL_MS,
    signal,
    errorIn: (text) => (/^Form Type\b/m.test(text) ? undefined : 'no index of filings'),
  });
  return noticesIn(index?.value ?? '');
}

const NOTICE = /^D(?:\/A)? .* edgar\/data\/(\d+)\/(\d{10}-\d\d-\d{6})\.txt *\r?$/gm;

/** A filing of several issuers stands under each of them. Amendments stand last and are given first: they hold. */
export function noticesIn(index: string): Filing[] {
  const filings = new Map<string, Filing>();
  for (const [, cik, accession] of index.matchAll(NOTICE))
    filings.set(accession!, { cik: cik!, accession: accession! });
  return [...filings.values()].reverse();
}

export async function readFiling(
  { cik, accession }: Filing,
  toItems: ToItems,
  context: Pick<LiveContext, 'client' | 'signal' | 'retrievedAt'>,
): Promise<SourceItem[]> {
  const at = `filing ${accession}`;
  try {
    const answer = await context.client.text(
      `${ARCHIVES}/data/${cik}/${accession.replaceAll('-', '')}/primary_doc.xml`,
      { intervalMs: INTERVAL_MS, signal: context.signal },
    );
    const { nodes, broken } = await nodesIn(answer?.value ?? '', 'edgarSubmission', context.signal);
    return [...nodes.flatMap((submission) => toItems(at, submission, context)), ...broken];
  } catch (error) {
    if (error instanceof FetchError && error.status === 404) return [{ at, rejected: error.message }];
    throw error;
  }
}
