import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { Figure } from '@groundwork/contract/report-document';
import type { CustomData, FundingInput, PlannedSection, ReportType } from '@groundwork/contract/report-kinds';
import type { FundingOpportunity } from '../../catalogue/engines/funding-opportunities.ts';
import type { ProjectMatches } from '../../catalogue/matching/matches.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { Evidence, EvidenceRecord } from '../evidence.ts';
import { type HeldIdea, NOT_HELD } from '../idea/hold-idea.ts';
import { CALL_DAYS } from '../programs/requirements.ts';
import { evidenceKey, evidenceRecord } from '../records/evidence-record.ts';
import { type FilePage, pageRecord } from '../records/own-sources.ts';
import { daysBetween } from '../records/statistics.ts';
import { findAnswers } from './answers.ts';
import { type GatherOptions, gatherEvidence } from './gather.ts';
import { onlyEngines } from './only-engines.ts';
import { placed } from './placed.ts';
import type { AnswerOptions, FindOn } from './question-records.ts';

export interface ReportToGather {
  type: ReportType;
  outline: PlannedSection[];
  funding?: FundingInput | undefined;
  custom?: Pick<CustomData, 'scope' | 'searchEngines'> | undefined;
  /** Pages of the files that were chosen. */
  pages: FilePage[];
}

/** Data sets that a report of this kind may cite. */
export const enginesOf = (custom: ReportToGather['custom']): readonly Engine[] => {
  if (!custom) return ENGINES;
  if (custom.scope === 'documents') return [];
  return custom.searchEngines.length > 0 ? custom.searchEngines : ENGINES;
};

/** The evidence of a report of any kind. What it may not cite is not in it. */
export async function gatherReport(
  { type, outline, funding, custom, pages }: ReportToGather,
  options: GatherOptions & { find: FindOn } & Pick<AnswerOptions, 'phrases' | 'choose'>,
): Promise<Evidence> {
  const engines = enginesOf(custom);
  const index = engines === ENGINES ? options.index : onlyEngines(options.index, engines);
  const evidence = await gatherEvidence({ ...options, index, idea: ofEngines(options.idea, engines) });
  const evidenceOf = (record: CatalogueRecord) =>
    placed(evidenceRecord(record, options.engineOf(record.engine)), {
      asOf: evidence.asOf,
      idea: NOT_HELD,
      terms: options.about.terms,
    });
  const {
    answers,
    cited,
    notes,
    figures: counted,
  } = await findAnswers(outline, {
    index,
    project: options.project,
    about: options.about,
    find: options.find,
    engines,
    pages: pages.map(pageRecord),
    engineOf: options.engineOf,
    evidenceOf,
    encoder: options.encoder,
    readNotes: options.readNotes,
    phrases: options.phrases,
    choose: options.choose,
    ...(type === 'commercialization' && { isOfField: inField(evidence, options.about) }),
    signal: options.signal,
  });
  const own: EvidenceRecord[] = [];
  const figures: Figure[] = [...counted];
  let callKey: string | null = null;
  if (type === 'funding' && funding) {
    const [call] = funding.callId
      ? await options.index.get([{ engine: 'funding-opportunities', id: funding.callId }])
      : [null];
    if (call) {
      const each = evidenceOf(call);
      callKey = each.key;
      own.push(each);
      figures.push(...daysLeft(call, evidence));
    }
  }
  return {
    ...evidence,
    outline,
    answers,
    notes: [
      ...(evidence.notes ?? []),
      ...notes.filter(({ key, quote }) => !evidence.notes?.some((known) => known.key === key && known.quote === quote)),
    ],
    ...(funding && { funding: { ...funding, callKey } }),
    cited: [
      // If only documents may be cited, the description is none of them.
      ...without(evidence.cited, [...cited, ...own]).filter(
        ({ record }) => custom?.scope !== 'documents' || record.engine !== 'project',
      ),
      ...without(cited, own),
      ...own,
    ],
    figures: [...evidence.figures, ...figures],
  };
}

/** Whether a record belongs to the project's field, or is among the closest to its idea. */
export function inField(
  { closest = [] }: Pick<Evidence, 'closest'>,
  { matches }: { matches: readonly Pick<ProjectMatches['matches'][number], 'engine' | 'id' | 'ring'>[] },
): (key: string) => boolean {
  const near = new Set(closest);
  const field = new Set(matches.filter(({ ring }) => ring !== 'near').map(evidenceKey));
  return (key) => field.has(key) || near.has(key);
}

/** Leaves out records that may not be cited: they count as not held against the idea. */
const ofEngines = (idea: HeldIdea, engines: readonly Engine[]): HeldIdea => {
  if (engines === ENGINES) return idea;
  const isOf = (key: string) => engines.some((engine) => key.startsWith(`${engine}/`));
  return {
    ...idea,
    held: new Set([...idea.held].filter(isOf)),
    near: Object.fromEntries(Object.entries(idea.near).filter(([key]) => isOf(key))),
    shown: idea.shown.filter(({ key }) => isOf(key)),
  };
};

const without = (records: EvidenceRecord[], others: EvidenceRecord[]) =>
  records.filter(({ key }) => !others.some((other) => other.key === key));

/** Days left to apply for the chosen call; none once it has closed. */
function daysLeft({ id, title, data, closes }: CatalogueRecord, { asOf, project }: Evidence): Figure[] {
  const day = (data as FundingOpportunity).closeDate ?? closes ?? null;
  const left = day === null ? null : daysBetween(asOf.slice(0, 10), day);
  if (left === null || left < 0) return [];
  const searchEngine = 'funding-opportunities' as const;
  return [
    {
      id: CALL_DAYS,
      label: 'days left to apply for the call',
      value: left,
      unit: 'days',
      query: { searchEngine, query: '', filters: { about: [project.id, 'on topic'] } },
      basis: { how: 'days-left', figures: [], records: [{ searchEngine, id, title }], n: 1 },
    },
  ];
}
