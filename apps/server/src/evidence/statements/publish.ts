import { formatDate } from '@groundwork/contract/format';
import { type MessageRef, messageRefOf, word } from '@groundwork/contract/message-refs';
import type { Message } from '@groundwork/contract/texts';
import { MESSAGES } from '../../platform/messages.ts';
import type { DraftBlock, DraftSection, DraftSentence, Ranked, Span } from '../draft.ts';
import { type Evidence, type EvidenceRecord, findEvidence, findFigure, holdsQuote } from '../evidence.ts';
import { checkFault, frameFault } from '../programs/own-frames.ts';
import { shownValue } from '../prose/shown-figure.ts';
import { projectKey } from '../records/own-sources.ts';
import { lacksOfModel } from './model-sentence.ts';
import { chartFaults, isWorkedOut, mapFaults, type Resolved, resolve, rowFaults, rowText } from './resolve.ts';
import { leavesOf, type Words } from './statement.ts';

/** Counts of published statements, and those withheld, with the reason. Sentences and charts are claims; advice and rows are none. */
export interface PublishReport {
  made: number;
  supported: number;
  /** `missingSaid`: which texts the reasons are; null for the statement's own words. */
  withheld: { text: string; missing: string[]; missingSaid: (MessageRef | null)[] }[];
}

export interface PublishedSection {
  section: DraftSection;
  report: PublishReport;
}

const { source, ownWords, figure, passage, ranked: first } = MESSAGES.withheldReasons;

/** A reason is one of our texts, or the statement's own words. */
type Reason = Message | string;

const NOTHING = 'Nothing was found that its sources support.';
/** The opening of `looked` and `lookedFor`: where was looked stays. */
const NOTHING_FOUND = /^Nothing (?:was found|that surely bears on this was found) /;

/**
 * A section as it may be published: every statement is told anew from its sources, and what doesn't resolve is withheld and
 * counted. A block left empty goes, and a section left empty says that nothing was found.
 */
export function publishSection(draft: DraftSection, evidence: Evidence): PublishedSection {
  const report: PublishReport = { made: 0, supported: 0, withheld: [] };
  const publish = (sentence: DraftSentence) => publishSentence(sentence, evidence, report);
  const blocks = draft.blocks
    .map((block): DraftBlock | null => {
      switch (block.type) {
        case 'paragraph':
          return orNull({ ...block, sentences: block.sentences.flatMap(publish) }, (kept) => kept.sentences.length);
        case 'list': {
          const items = block.items.map((item) => publishItem(item, publish)).filter((item) => item.length > 0);
          return orNull({ ...block, items }, (kept) => kept.items.length);
        }
        case 'table':
          return publishTable(block, evidence, report);
        case 'chart':
        case 'map': {
          const { shown, faults } =
            block.type === 'chart' ? chartFaults(block, evidence) : { shown: null, faults: mapFaults(block, evidence) };
          const note = noteText(block.note, shown, evidence);
          const isWhole = counted(report, `${block.title} (${block.type})`, [...faults, ...note.lacks], true);
          return isWhole ? { ...block, ...note.said } : null;
        }
        case 'to-add':
        case 'form': {
          const text = block.type === 'form' ? block.caption : block.items.join(' ');
          return counted(report, text, frameFault(block, evidence)) ? block : null;
        }
        case 'checklist': {
          const items = block.items.filter((item) => counted(report, item.requirement, checkFault(item, evidence)));
          return items.length > 0 && frameFault(block, evidence).length === 0 ? { ...block, items } : null;
        }
        default:
          return NOTHING_FOUND.test(block.text) && !/\p{N}/u.test(block.text) ? block : { ...block, text: NOTHING };
      }
    })
    .filter((block) => block !== null);
  if (blocks.length === 0) blocks.push({ type: 'nothing-found', text: NOTHING });
  return { section: { ...draft, blocks }, report };
}

/** Holds something back when anything is missing. Sentences and drawings are claims; advice, rows and forms count where they are withheld. */
function counted(report: PublishReport, text: string, reasons: readonly Reason[], isClaim = false): boolean {
  const missing = reasons.map((reason) => (typeof reason === 'string' ? word(reason) : reason));
  const isHeldBack = missing.length > 0;
  if (isClaim || isHeldBack) report.made++;
  if (isClaim && !isHeldBack) report.supported++;
  if (isHeldBack)
    report.withheld.push({
      text,
      missing: missing.map((reason) => reason.text),
      missingSaid: missing.map((reason) => (reason.key === '' ? null : messageRefOf(reason))),
    });
  return !isHeldBack;
}

function publishSentence(sentence: DraftSentence, evidence: Evidence, report: PublishReport): DraftSentence[] {
  const told = tell(sentence, evidence);
  if (!('lacks' in told)) {
    counted(report, told.text, [], told.kind !== 'inference');
    return [told];
  }
  if (sentence.repair) return publishSentence(sentence.repair, evidence, report);
  counted(report, sentence.text, told.lacks, true);
  return [];
}

/** The sentence from its parts; of one in somebody's own words, what its sources lack. */
function tell(sentence: DraftSentence, evidence: Evidence): DraftSentence | { lacks: Reason[] } {
  const { text, grounds, figures, kind, parts, ranked, stretches } = sentence;
  if (grounds.length === 0 && figures.length === 0 && leavesOf(parts ?? []).length === 0) return { lacks: [source] };
  const unheld = grounds
    .filter(({ key, quote }) => !holdsQuote(findEvidence(evidence, key), quote))
    .map(({ key }) => passage(key));
  const unknown = figures.filter((id) => !isWorkedOut(id, evidence)).map((id) => figure(id));
  if (unheld.length > 0 || unknown.length > 0) return { lacks: [...unheld, ...unknown] };
  const keys = grounds.map(({ key }) => key);
  if (ranked && !areFirst(keys, ranked, evidence)) return { lacks: [first(ranked.by)] };
  if (stretches) {
    const lacks = lacksOfModel(sentence, evidence);
    return lacks.length > 0 ? { lacks } : { ...sentence, ...spansOf(sentence, evidence) };
  }
  if (parts) {
    const told = resolve(parts, evidence);
    return 'lacks' in told ? { lacks: [told.lacks] } : { ...merged(sentence, told), ...germanOf(parts, evidence) };
  }
  // Words without a template can't be told, but for the applicant's own words of the description.
  if (kind !== 'applicant') return { lacks: [source] };
  const own = projectKey(evidence.project.id);
  const isOwn = figures.length === 0 && grounds.every(({ key, quote }) => key === own && quote === text);
  return isOwn ? sentence : { lacks: [ownWords] };
}

/** Where the values of its figures stand in the parts of a model's sentence that rest on them: they lead to what counts them. */
function spansOf({ text, stretches = [] }: DraftSentence, evidence: Evidence): Pick<DraftSentence, 'spans'> {
  const spans: Span[] = [];
  for (const { text: part, rests } of stretches) {
    const from = text.indexOf(part.trim());
    for (const figure of from < 0 ? [] : rests.flatMap(({ figures }) => figures)) {
      const { value, unit } = findFigure(evidence, figure)!;
      const shown = shownValue(value, unit).replace(/[$.]/g, '\\$&');
      const places = part
        .trim()
        .matchAll(new RegExp(`(?<![\\p{L}\\p{N}.,$])${shown}(?![\\p{L}\\p{N}%]|[.,]\\p{N})`, 'gu'));
      const place = [...places].find(({ index }) => spans.every(({ at }) => at !== from + index));
      if (place) spans.push({ at: from + place.index, length: place[0].length, figure });
    }
  }
  return spans.length > 0 ? { spans: spans.toSorted((one, other) => one.at - other.at) } : {};
}

/** The same words in German, where each template has its German. */
function germanOf(parts: Words, evidence: Evidence): Pick<DraftSentence, 'german'> {
  const told = resolve(parts, evidence, null, 'de');
  return 'lacks' in told ? {} : { german: { text: told.text, spans: told.spans } };
}

/** The sentence's other grounds stay first, in their order. */
function merged(sentence: DraftSentence, { text, spans, figures, grounds }: Resolved): DraftSentence {
  const { parts: _parts, ...rest } = sentence;
  const all = [...sentence.grounds, ...grounds].map((each) => [`${each.key}\n${each.quote}`, each] as const);
  return {
    ...rest,
    text,
    spans,
    figures: [...new Set([...sentence.figures, ...figures])],
    grounds: [...new Map(all).values()],
  };
}

/** Advice leans on what its item says before it: with that withheld, nobody could tell what it is about. */
function publishItem(item: DraftSentence[], publish: (sentence: DraftSentence) => DraftSentence[]): DraftSentence[] {
  const at = item.findIndex(({ kind }) => kind === 'inference');
  if (at <= 0) return item.flatMap(publish);
  const said = item.slice(0, at).flatMap(publish);
  return said.length > 0 ? [...said, ...item.slice(at).flatMap(publish)] : [];
}

type Table = Extract<DraftBlock, { type: 'table' }>;

function publishTable({ reads, ...table }: Table, evidence: Evidence, report: PublishReport): Table | null {
  const rows = table.rows.filter((row) =>
    counted(report, rowText(row, table.columns), rowFaults(row, { ...table, ...(reads && { reads }) }, evidence)),
  );
  if (rows.length === 0) return null;
  const note = noteText(table.note, table.rows.length, evidence);
  if (note.lacks.length === 0) return { ...table, rows, ...note.said };
  counted(report, `${table.caption} (table)`, note.lacks);
  return null;
}

function noteText(
  note: Words | string,
  shown: number | null,
  evidence: Evidence,
): { said: { note: string; german?: string }; lacks: string[] } {
  if (typeof note === 'string') {
    // A fixed note has no number but the day of the data.
    const [number] = note.replace(formatDate(evidence.asOf, 'en'), '').match(/\p{N}+/u) ?? [];
    return { said: { note }, lacks: number ? [number] : [] };
  }
  const told = resolve(note, evidence, shown);
  if ('lacks' in told) return { said: { note: '' }, lacks: [told.lacks] };
  const german = resolve(note, evidence, shown, 'de');
  return { said: { note: told.text, ...(!('lacks' in german) && { german: german.text }) }, lacks: [] };
}

const orNull = <Block>(block: Block, size: (block: Block) => number): Block | null => (size(block) > 0 ? block : null);

/** Are the cited records the first ones of their data set by the measure? */
function areFirst(keys: readonly string[], { engine, by }: Ranked, evidence: Evidence): boolean {
  const records = evidence.records[engine];
  const today = evidence.asOf.slice(0, 10);
  const closing = ({ record }: EvidenceRecord) => String(record.data['closeDate'] ?? record.closes ?? '');
  const ordered = {
    relevance: () => records,
    amount: () =>
      records.filter(({ record }) => record.amount !== null).toSorted((a, b) => b.record.amount! - a.record.amount!),
    closing: () =>
      records.filter((each) => closing(each) >= today).toSorted((a, b) => closing(a).localeCompare(closing(b))),
  }[by]();
  const first = new Set(ordered.slice(0, keys.length).map(({ key }) => key));
  return keys.every((key) => first.has(key));
}
