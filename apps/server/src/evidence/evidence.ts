import type { Engine } from '@groundwork/contract/engines';
import type { Persona } from '@groundwork/contract/projects';
import type { Ring } from '@groundwork/contract/relevance';
import type {
  ColumnUnit,
  CountedAt,
  Figure,
  FigureQuery,
  ReportSource,
  SourceKind,
} from '@groundwork/contract/report-document';
import type { FundingInput, PlannedSection } from '@groundwork/contract/report-kinds';
import type { Axis } from '../catalogue/matching/read-axes.ts';
import type { CatalogueRecord } from '../catalogue/record.ts';
import type { NoteKind } from './reading/note.ts';
import type { Words } from './statements/statement.ts';

/** A record, the project's own description, or a page of its author's: what a report can cite. */
export type SourceRecord = Omit<CatalogueRecord, 'engine'> & { engine: SourceKind };

/** Not the author's own description or file. */
export const isOfCatalogue = (record: SourceRecord): record is CatalogueRecord =>
  record.engine !== 'project' && record.engine !== 'library';

/** A record that may be cited, with the words that hold its claims. */
export interface EvidenceRecord<Cited extends SourceRecord = SourceRecord> {
  /** `engine/id`: how drafts name it. Source numbers are given when the report is put together. */
  key: string;
  record: Cited;
  /** The record's fields as lines, `Awardee: Acme Inc`: what a sentence about them is held against. */
  fields: string[];
  /** Lines that are worked out from it for the project and the day of the data, `State: closed`: no passage of it. */
  derived?: string[];
  /** The page, if it is one of a file. */
  page?: ReportSource['page'];
}

/** A sentence of a record, word for word. */
export interface Passage {
  key: string;
  quote: string;
}

/** A sentence of a record by what it tells. */
export interface EvidenceNote extends Passage {
  kind: NoteKind;
  /** The probability that it tells this. */
  certainty: number;
  /** How near it lies to the project's description, as a cosine; null where nothing was compared. */
  nearness?: number | null;
  /** Its numbers with their units, as they stand in it: '$1.2 billion', '40 %'. */
  quantities: string[];
  /** As `Note.isPassage`. */
  isPassage?: true;
}

/** Counts and sums per group, with the query that gives them. */
export interface Series {
  id: string;
  query: FigureQuery;
  /** The source that counted, if not the catalogue. */
  at?: CountedAt;
  rows: { key: string; count: number; amount: number; withAmount: number }[];
}

/** How a public source took part when sources were asked for a project. no-key: the operator has given none; left-out: people did not choose it. */
export type SourceState = 'answered' | 'failed' | 'no-key' | 'left-out';

/** A public source's total for the words that were sent, and how much of it was read. */
export interface SourceCount {
  /** 'pubmed'. */
  source: string;
  engine: Engine;
  state: SourceState;
  /** Null for one that does not tell, or has not answered. */
  total: number | null;
  asked: number;
  /** The source's own counts, ascending; none where it does not tell. */
  years: { year: number; count: number }[];
  at: CountedAt;
}

/** A sentence over figures, by id, and stretches of records. */
export interface Statement {
  /** How it reads; what is published is told anew from its parts. */
  text: string;
  /** Checkpoints of earlier versions have none. */
  parts?: Words;
  figures: string[];
  grounds: { key: string; quote: string }[];
}

const FINDING_FAMILIES = [
  'players',
  'profiles',
  'links',
  'activity',
  'concentration',
  'award-sizes',
  'award-paths',
  'buyers',
  'calls',
  'demand',
  'rounds',
  'trials',
  'tested',
  'readouts',
  'drugs',
  'patent-terms',
  'white-space',
] as const;
export type FindingFamily = (typeof FINDING_FAMILIES)[number];

/** Something worked out over what is on topic: what it says, over how many records, of which years, and what it lacks. */
export interface Finding {
  id: string;
  family: FindingFamily;
  /** Records that it is worked out from. */
  n: number;
  /** First and last year of them; null where they have no dates. */
  period: { from: string; to: string } | null;
  /** A gap that a reader should know of. */
  missing: string | null;
  statements: Statement[];
  /** The same in a sentence for the executive summary; null where it isn't for there. */
  headline: Statement | null;
  /** How much it may change a decision, 0 to 100: the executive summary takes the first ones. */
  importance: number;
}

/** Rows that findings are told in: each rests on figures, a record, or both. */
export interface FindingTable {
  id: string;
  caption: string;
  columns: { label: string; unit: ColumnUnit }[];
  rows: { cells: (string | number | null)[]; key: string | null; figures: string[] }[];
  note: Words | string;
}

/** Pairs of parties that are joined: the index of both, and the figure that counts their records. */
export interface FindingMap {
  title: string;
  nodes: { name: string; role: string | null; figure: string }[];
  /** `key`: the newest of the records. */
  links: { from: number; to: number; how: string; figure: string; key: string }[];
  note: Words | string;
}

/** Years that a data set holds records of, whatever they are about: the first, the last, and stretches without any. */
export interface Coverage {
  from: number;
  to: number;
  gaps: { from: number; to: number }[];
}

/** All that a report may rest on. Plain JSON: it is the first checkpoint, so a resumed report cites the same data. */
export interface Evidence {
  /** When the catalogue last changed, ISO 8601: the report's as-of date, and "today" for open calls. */
  asOf: string;
  project: { id: string; title: string; description: string; persona: Persona };
  /** Records on topic per engine, and at least related; the surest on topic in `records`, best first. */
  totals: Record<Engine, number>;
  related: Record<Engine, number>;
  /** How many the data set has in all. */
  lookedAt: Record<Engine, number>;
  records: Record<Engine, EvidenceRecord[]>;
  /** How each record that may be cited belongs to the project. Checkpoints of earlier versions have none. */
  rings?: Record<string, Ring>;
  /** Notes of the surest records, and of those near, the surest record first: at most a few of a kind for each. */
  notes?: EvidenceNote[];
  /** The sentence of each of the surest records nearest to the project's description; of the closest several, the best first. */
  shown?: Passage[];
  /** The idea's statements about itself: records say which they come near to. Checkpoints of earlier versions have none. */
  statements?: string[];
  /** Keys of the surest of the field over all data sets, the closest first. Checkpoints of earlier versions have none. */
  surest?: string[];
  /** Keys of those in and beside the field that are close enough to the idea to be told one by one, the closest first. */
  closest?: string[];
  /** How close each of these comes; left out where the idea was held against nothing. */
  closeness?: Record<string, number>;
  /** The works nearest to what the idea is, and to what it is for; null where none is near. Checkpoints of earlier versions have none. */
  nearestByAxis?: Record<Axis, string | null>;
  /** Whether the public sources were asked for the project, whatever they answered. Checkpoints of earlier versions don't say. */
  areSourcesAsked?: boolean;
  /** The telling words of each axis that records are counted by. */
  axisWords?: Record<Axis, string[]>;
  /** Records that notes come from but `records` doesn't list. */
  cited: EvidenceRecord[];
  figures: Figure[];
  series: Series[];
  /** The findings, the most telling first, and their tables. Checkpoints of earlier versions have none. */
  findings?: Finding[];
  tables?: FindingTable[];
  /** Null where next to nobody is joined with others. */
  map?: FindingMap | null;
  /** Null for a data set without dates. */
  coverage?: Partial<Record<Engine, Coverage | null>>;
  isLifeScience: boolean;
  /** The project could not be compared by meaning. Checkpoints of earlier versions don't say. */
  isByWords?: boolean;
  /** The outline as it was planned; left out, it is as the kind of report has it. */
  outline?: PlannedSection[];
  /** The subject of a funding report; the key of the call that is applied to. */
  funding?: FundingInput & { callKey: string | null };
  /** The answers to prompts, by section. */
  answers?: Record<string, Answer>;
}

/** The answer to a part of a prompt: records, the best first, each with the passages that bear on it most, if any does. */
export interface AnsweredPart {
  /** Names its figures. */
  id: string;
  /** The part as it was asked. */
  asked: string;
  /** Data sets that it names. */
  engines: Engine[];
  /** `lines`: fields that say what is asked and nothing else of it does. */
  found: { key: string; quote: string | null; more?: string[]; lines?: string[] }[];
  /** Where nothing was found, what comes nearest. */
  nearest?: { key: string; quote: string | null }[];
}

/** The answer to a prompt, and how much was looked through for it. */
export interface Answer {
  /** Passages of a summary that was asked for. */
  passages: Passage[];
  /** Checkpoints of earlier versions have none. */
  parts?: AnsweredPart[];
  /** Words of the prompt beyond what the project says and what is to be done. */
  sought: string[];
  records: number;
  pages: number;
  /** Records that may answer it, found in the words of records: for a language model, which says whether they do. */
  further?: { key: string; quotes: string[] }[];
}

export function findEvidence(evidence: Evidence, key: string): EvidenceRecord | undefined {
  const engine = key.slice(0, key.indexOf('/')) as Engine;
  return evidence.records[engine]?.find((each) => each.key === key) ?? evidence.cited.find((each) => each.key === key);
}

/** Does the record hold the words, as one of its fields or in its text? */
export const holdsQuote = (each: EvidenceRecord | undefined, quote: string): each is EvidenceRecord =>
  each !== undefined && (each.fields.includes(quote) || each.record.text.includes(quote));

export function findFigure(evidence: Evidence, id: string): Figure | undefined {
  return evidence.figures.find((figure) => figure.id === id);
}

export const findingsOf = ({ findings = [] }: Evidence, ...families: FindingFamily[]): Finding[] =>
  findings.filter(({ family }) => families.includes(family));

export function findSeries(evidence: Evidence, id: string): Series {
  const series = evidence.series.find((each) => each.id === id);
  if (!series) throw new Error(`No series ${id}`);
  return series;
}
