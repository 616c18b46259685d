import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { type AskableSource, missingToAsk } from './ask-sources.ts';
import { problemOf } from './check-record.ts';
import type { AskContext, LiveContext, SourceItem } from './source.port.ts';

/** Words of which each source has something; a drug is known by its substance alone. */
const WORDS: Record<string, string> = {
  'drugs-fda': 'aspirin',
  'sbir-solicitations': 'sensor',
  'grants-gov': 'energy',
};
const USUAL_WORD = 'battery';
const WANTED = 5;

export interface Probe {
  source: string;
  /** drift: it answered otherwise than the mapping expects. */
  outcome: 'ok' | 'drift' | 'failed' | 'passed over';
  detail: string;
  milliseconds: number;
}

interface ProbeOptions {
  client: LiveContext['client'];
  settings: LiveContext['settings'];
  signal: AbortSignal;
}

/** Asks a source one small question and looks whether all of its answer becomes records. Nothing is stored. */
export async function probeSource(source: AskableSource, { client, settings, signal }: ProbeOptions): Promise<Probe> {
  const startedAt = performance.now();
  const told = (outcome: Probe['outcome'], detail: string): Probe => ({
    source: source.name,
    outcome,
    detail,
    milliseconds: Math.round(performance.now() - startedAt),
  });
  const missing = missingToAsk(source, settings);
  if (missing) return told('passed over', `needs ${missing}`);
  const context: AskContext = {
    client,
    settings,
    signal,
    words: { groups: [[WORDS[source.name] ?? USUAL_WORD]], shape: 'any' },
    limit: WANTED,
    cursor: null,
    stored: async (refs) => refs.map(() => null),
    retrievedAt: new Date().toISOString(),
  };
  try {
    for await (const page of source.ask.pages(context)) return judged(page.items, page.total, told);
    return told('drift', 'it answered no page at all');
  } catch (error) {
    if (!(error instanceof FetchError))
      return told('drift', `its answer could not be read: ${(error as Error).message}`);
    const isDrift = ['not-json', 'web-page', 'error-in-answer'].includes(error.problem);
    return told(isDrift ? 'drift' : 'failed', error.message);
  }
}

function judged(
  items: SourceItem[],
  total: number | undefined,
  told: (outcome: Probe['outcome'], detail: string) => Probe,
) {
  const problems = items.flatMap((item) => {
    if ('deleted' in item) return [];
    const problem = 'rejected' in item ? item.rejected : problemOf(item.record);
    return problem === null ? [] : [`${item.at}: ${problem}`];
  });
  const good = items.filter((item) => 'record' in item).length;
  if (items.length === 0) return told('drift', 'it found nothing of a word that it should know');
  if (problems.length * 2 > items.length)
    return told('drift', `${problems.length} of ${items.length} are no records: ${problems[0]}`);
  return told(
    'ok',
    `${good} records${total === undefined ? '' : ` of ${total}`}${problems.length > 0 ? `, ${problems.length} rejected` : ''}`,
  );
}
