import type { Engine } from '@groundwork/contract/engines';
import type { PlannedSection } from '@groundwork/contract/report-kinds';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { type ProjectMatches, within } from '../../catalogue/matching/matches.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { Answer, EvidenceNote, EvidenceRecord, Passage } from '../evidence.ts';
import { type Encodes, findPassages } from '../reading/find-passages.ts';
import { NOTE_KINDS } from '../reading/note.ts';
import { readPart } from './evidence-record.ts';
import { notesOf, type ReadNotes } from './notes-of.ts';
import { readPrompt } from './prompt-words.ts';

/** Records of the field whose sentences are looked through for one prompt. */
const RECORDS_READ = 150;
const PASSAGES_PER_PROMPT = 6;
/** A summary tells so much of each kind. */
const OF_A_KIND = 2;

interface Options {
  index: CatalogueIndex;
  about: ProjectMatches;
  /** Data sets that may answer: none where the report is to rest on documents only. */
  engines: readonly Engine[];
  pages: readonly EvidenceRecord[];
  evidenceOf(record: CatalogueRecord): EvidenceRecord;
  encoder: Encodes | null;
  readNotes: ReadNotes;
  signal?: AbortSignal | undefined;
}

/** What bears on the prompt of each section, in the pages and in the records of the field. */
export async function findAnswers(
  sections: readonly PlannedSection[],
  options: Options,
): Promise<{ answers: Record<string, Answer>; cited: EvidenceRecord[] }> {
  const prompts = sections.filter(({ prompt }) => prompt);
  if (prompts.length === 0) return { answers: {}, cited: [] };
  const { about, pages, encoder, signal } = options;
  const read = [...pages, ...(await recordsOfField(options))];
  const byKey = new Map(read.map((each) => [each.key, each]));
  const answers: Record<string, Answer> = {};
  const cited = new Map<string, EvidenceRecord>();
  const said = new Set<string>();
  for (const { id, prompt = '' } of prompts) {
    const asked = readPrompt(prompt, about);
    const found =
      asked.words.length === 0 && pages.length > 0
        ? await summaryOf(pages, options)
        : await findPassages(
            prompt,
            read.map(({ key, record: { text } }) => ({ key, text })),
            encoder,
            { limit: PASSAGES_PER_PROMPT, asked: asked.words, signal },
          );
    const passages = found.filter(({ quote }) => !said.has(quote));
    for (const { key, quote } of passages) {
      said.add(quote);
      cited.set(key, byKey.get(key)!);
    }
    answers[id] = {
      passages: passages.map(({ key, quote }) => ({ key, quote })),
      sought: asked.words,
      records: read.length - pages.length,
      pages: pages.length,
    };
  }
  return { answers, cited: [...cited.values()] };
}

/** Who asks for nothing but a summary gets what the pages tell of each kind, in the order of the kinds. */
async function summaryOf(pages: readonly EvidenceRecord[], { readNotes, signal }: Options): Promise<Passage[]> {
  const notes: EvidenceNote[] = await notesOf(
    pages.map(({ record }) => record),
    readNotes,
    signal,
  );
  return NOTE_KINDS.flatMap((kind) =>
    notes
      .filter((note) => note.kind === kind)
      .toSorted((one, other) => other.certainty - one.certainty)
      .slice(0, OF_A_KIND),
  );
}

async function recordsOfField({ index, about, engines, evidenceOf, signal }: Options): Promise<EvidenceRecord[]> {
  if (engines.length === 0) return [];
  const { hits } = await index.search(
    {
      engines: [...engines],
      query: null,
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
