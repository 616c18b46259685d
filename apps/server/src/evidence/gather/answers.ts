import type { Engine } from '@groundwork/contract/engines';
import type { PlannedSection } from '@groundwork/contract/report-kinds';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { type ProjectMatches, within } from '../../catalogue/matching/matches.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { Answer, EvidenceRecord } from '../evidence.ts';
import { readPart } from './evidence-record.ts';
import { quotableSentences } from '../reading/quotable.ts';
import { type Asked, bearing, readPrompt } from './prompt-words.ts';

/** Records on topic whose sentences are looked through for one prompt. */
const RECORDS_READ = 80;
const PASSAGES_PER_PROMPT = 6;
/** One source answers with so many sentences. */
const PER_SOURCE = 2;

interface Options {
  index: CatalogueIndex;
  about: ProjectMatches;
  /** Data sets that may answer: none where the report is to rest on documents only. */
  engines: readonly Engine[];
  pages: readonly EvidenceRecord[];
  evidenceOf(record: CatalogueRecord): EvidenceRecord;
  signal?: AbortSignal | undefined;
}

/** What bears on the prompt of each section, in the pages and in the records on topic. */
export async function findAnswers(
  sections: readonly PlannedSection[],
  options: Options,
): Promise<{ answers: Record<string, Answer>; cited: EvidenceRecord[] }> {
  const answers: Record<string, Answer> = {};
  const cited = new Map<string, EvidenceRecord>();
  const said = new Set<string>();
  for (const { id, prompt } of sections) {
    if (!prompt) continue;
    const ofPages = readPrompt(prompt, options.about);
    const records = await recordsOn(ofPages, options);
    const found = [
      ...options.pages.flatMap((page) => sentencesOn(page, ofPages)),
      ...records.flatMap((record) => sentencesOn(record, ofPages)),
    ].filter(({ quote }) => !said.has(quote));
    const passages = best(found);
    for (const { each, quote } of passages) {
      said.add(quote);
      cited.set(each.key, each);
    }
    answers[id] = {
      passages: passages.map(({ each, quote }) => ({ key: each.key, quote })),
      sought: ofPages.words,
      records: records.length,
      pages: options.pages.length,
    };
  }
  return { answers, cited: [...cited.values()] };
}

async function recordsOn(
  asked: Asked,
  { index, about, engines, evidenceOf, signal }: Options,
): Promise<EvidenceRecord[]> {
  if (engines.length === 0) return [];
  const words = [...new Set(asked.groups.flat().concat(asked.words))];
  const { hits } = await index.search(
    {
      engines: [...engines],
      query: words.length > 0 ? { type: 'or', nodes: words.map((word) => ({ type: 'word', word })) } : null,
      among: within(about),
      sort: 'relevance',
      direction: 'desc',
      offset: 0,
      limit: RECORDS_READ,
    },
    signal,
  );
  return hits.filter(({ record }) => !record.withdrawn).map(({ record }) => evidenceOf(readPart(record)));
}

type Found = { each: EvidenceRecord; quote: string; score: number };

const sentencesOn = (each: EvidenceRecord, asked: Asked): Found[] =>
  quotableSentences(each.record.text).flatMap((quote) => {
    const score = bearing(quote, asked);
    return score > 0 ? [{ each, quote, score }] : [];
  });

/** The best ones, few of each source; of equal ones, those that come first. */
function best(found: Found[]): Found[] {
  const taken = new Map<string, number>();
  return found
    .toSorted((one, other) => other.score - one.score)
    .filter(({ each, quote }, at, all) => {
      if (all.findIndex((other) => other.quote === quote) < at) return false;
      const before = taken.get(each.key) ?? 0;
      taken.set(each.key, before + 1);
      return before < PER_SOURCE;
    })
    .slice(0, PASSAGES_PER_PROMPT);
}
