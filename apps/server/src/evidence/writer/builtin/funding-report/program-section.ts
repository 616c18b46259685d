import type { LengthLimit } from '@groundwork/contract/report-kinds';
import { lengthOf } from '@groundwork/contract/section-length';
import type { DraftBlock, DraftSection, DraftSentence } from '../../../draft.ts';
import type { Evidence, FindingFamily } from '../../../evidence.ts';
import type { Program, ProgramSection, Topic } from '../../../programs/program.ts';
import type { NoteKind } from '../../../reading/note.ts';
import { findingTable, told } from '../findings.ts';
import { tellNotes } from '../noted.ts';
import { paragraph, recordTable } from '../parts.ts';
import { applicantSays, describedBy } from './applicant.ts';

/** Which findings in the field bear on what a section is about. */
const FAMILIES: Record<Topic, FindingFamily[]> = {
  innovation: ['white-space'],
  problem: [],
  market: ['players', 'buyers', 'rounds', 'activity'],
  objectives: [],
  feasibility: [],
  team: [],
  ip: ['concentration', 'patent-terms'],
  regulation: ['trials', 'drugs'],
};
/** … and which notes. */
const NOTED: Record<Topic, NoteKind[]> = {
  innovation: ['what', 'how'],
  problem: ['need'],
  market: ['market', 'customers'],
  objectives: [],
  feasibility: ['achieved', 'result'],
  team: [],
  ip: [],
  regulation: ['regulation'],
};
const QUOTED = 2;
/** Holders of patents bear on rights; parties that run trials or sell drugs don't. */
const HOLDERS = 'concentration:patents';
/** A section tells at most so much from records: an application is about the applicant. */
const FROM_RECORDS_MAX = 6;

/** A section that the agency asks for: what the applicant has said, what the records say, and what is left to be added. */
export function programSection(program: Program, section: ProgramSection, evidence: Evidence): DraftSection {
  const { id, title, question, limit, adds } = section;
  const own = ownSentences(program, evidence).get(id) ?? [];
  const recorded = recordedSentences(program, evidence).get(id) ?? [];
  const [kept, rest] = fitting([own, recorded], limit);
  const source = program.sources[0]!;
  return {
    id,
    title,
    guide: { question, limit, source },
    blocks: [
      ...kept.filter((sentences) => sentences.length > 0).map((sentences) => paragraph(...sentences)),
      ...(rest ? [] : exhibits(section, evidence)),
      { type: 'to-add', items: adds },
    ],
  };
}

/** Each sentence of the description once: in the first section that draws from its sense, else in the first of all. */
function ownSentences({ sections }: Program, evidence: Evidence): Map<string, DraftSentence[]> {
  const bySection = new Map<string, DraftSentence[]>();
  for (const { topic, quote: said } of describedBy(evidence.project.description)) {
    const home =
      sections.find(({ draws }) => draws.includes(topic)) ?? sections.find(({ draws }) => draws.includes('innovation'));
    if (home) bySection.set(home.id, [...(bySection.get(home.id) ?? []), applicantSays(evidence, said)]);
  }
  return bySection;
}

/** Findings and passages in the field, each in one section. */
function recordedSentences({ sections }: Program, evidence: Evidence): Map<string, DraftSentence[]> {
  const bySection = new Map<string, DraftSentence[]>();
  const told_ = new Set<FindingFamily>();
  for (const { id, draws } of sections) {
    const families = draws.flatMap((topic) => FAMILIES[topic]).filter((family) => !told_.has(family));
    for (const family of families) told_.add(family);
    const findings = (evidence.findings ?? [])
      .filter(
        ({ family, id: finding }) => families.includes(family) && (family !== 'concentration' || finding === HOLDERS),
      )
      .flatMap(({ statements }) => statements.slice(0, 1).map(told));
    const quoted = draws
      .flatMap((topic) => tellNotes(evidence, NOTED[topic], { limit: QUOTED, prefersFigures: true }))
      .flat();
    bySection.set(id, [...quoted, ...findings].slice(0, FROM_RECORDS_MAX));
  }
  return bySection;
}

/** Sentences as long as they fit the limit, in this order; whether any had to be left out. */
function fitting(groups: DraftSentence[][], limit: LengthLimit | null): [kept: DraftSentence[][], isFull: boolean] {
  const kept: DraftSentence[][] = groups.map(() => []);
  let isFull = false;
  for (const [at, sentences] of groups.entries())
    for (const sentence of sentences) {
      const blocks = kept
        .map((each, group) => (group === at ? [...each, sentence] : each))
        .filter((each) => each.length > 0)
        .map((each) => ({ type: 'paragraph' as const, sentences: each.map(asSentence) }));
      if (limit && lengthOf({ blocks }, limit.unit) > limit.max) isFull = true;
      else kept[at]!.push(sentence);
    }
  return [kept, isFull];
}

const asSentence = ({ text }: DraftSentence) => ({ text, citations: [], figures: [] });

const ROWS = 6;

/** Tables of records on the section: for the applicant to draw from, and no part of the length. */
function exhibits({ draws }: ProgramSection, evidence: Evidence): DraftBlock[] {
  const tables: (DraftBlock | null)[] = [];
  if (draws.includes('market'))
    tables.push(
      findingTable(evidence, 'players') ??
        recordTable(evidence, 'companies', {
          caption: 'Companies in the field',
          columns: [
            { label: 'Company', unit: 'text' },
            { label: 'Total funding', unit: 'usd' },
          ],
          cells: (each) => [each.record.title, each.record.amount],
          limit: ROWS,
        }),
    );
  if (draws.includes('ip'))
    tables.push(
      recordTable(evidence, 'patents', {
        caption: 'Patents in the field',
        columns: [
          { label: 'Patent', unit: 'text' },
          { label: 'Assignee', unit: 'text' },
          { label: 'Date', unit: 'date' },
        ],
        cells: (each) => [
          each.record.title,
          each.record.organisations.find(({ role }) => role === 'Assignee')?.name ?? null,
          each.record.date,
        ],
        limit: ROWS,
      }),
    );
  return tables.filter((table): table is DraftBlock => table !== null);
}
