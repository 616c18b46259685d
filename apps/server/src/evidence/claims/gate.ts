import type { Evidence } from '../evidence.ts';
import type { DraftBlock, DraftSection, DraftSentence } from '../writer/draft.ts';
import { cellText, judgeChart, judgeHeading, judgeNote, judgeRow } from './judge-block.ts';
import { judgeCheck, judgeFrame } from './judge-frame.ts';
import { judgeMap } from './judge-map.ts';
import { judgeSentence } from './judge-sentence.ts';

/** What the gate let through and what it held back, with the reason. Sentences, table rows and charts count as claims. */
export interface GateReport {
  made: number;
  supported: number;
  withheld: { text: string; missing: string[] }[];
}

export interface PublishedSection {
  section: DraftSection;
  report: GateReport;
}

type IsOrdinary = (word: string) => boolean;

const NOTHING = 'Nothing was found that its sources support.';

/**
 * The publish gate: everything that a section says is held against the records and figures that it cites. A sentence that
 * fails gets its one repair, then is withheld and counted, as are rows, charts and tables; a block left empty goes, and a
 * section left empty says that nothing was found.
 */
export function publishSection(draft: DraftSection, evidence: Evidence, isOrdinary: IsOrdinary): PublishedSection {
  const report: GateReport = { made: 0, supported: 0, withheld: [] };
  const publish = (sentence: DraftSentence) => publishSentence(sentence, evidence, isOrdinary, report);
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
          return publishTable(block, evidence, isOrdinary, report);
        case 'chart':
          return counted(report, `${block.title} (chart)`, judgeChart(block, evidence)) ? block : null;
        case 'map':
          return counted(report, `${block.title} (map)`, judgeMap(block, evidence)) ? block : null;
        case 'to-add':
        case 'form':
          return counted(
            report,
            block.type === 'form' ? block.caption : block.items.join(' '),
            judgeFrame(block, evidence),
          )
            ? block
            : null;
        case 'checklist':
          return publishChecklist(block, evidence, report);
        default:
          return saysNothing(block.text) ? block : { ...block, text: NOTHING };
      }
    })
    .filter((block) => block !== null);
  if (blocks.length === 0) blocks.push({ type: 'nothing-found', text: NOTHING });
  const headless = judgeHeading(draft.title);
  if (headless.length > 0) throw new Error(`A section's title makes a claim: ${draft.title}`);
  return { section: { ...draft, blocks }, report };
}

/** Counts a claim: published when nothing is missing. */
function counted(report: GateReport, text: string, missing: string[]): boolean {
  report.made++;
  if (missing.length === 0) report.supported++;
  else report.withheld.push({ text, missing });
  return missing.length === 0;
}

function publishSentence(
  sentence: DraftSentence,
  evidence: Evidence,
  isOrdinary: IsOrdinary,
  report: GateReport,
): DraftSentence[] {
  const missing = judgeSentence(sentence, evidence, isOrdinary);
  const { repair } = sentence;
  if (missing.length > 0 && repair && judgeSentence(repair, evidence, isOrdinary).length === 0) {
    counted(report, repair.text, []);
    return [repair];
  }
  return counted(report, sentence.text, missing) ? [sentence] : [];
}

/** Advice leans on what its item says before it: with that withheld, nobody could tell what it is about. */
function publishItem(item: DraftSentence[], publish: (sentence: DraftSentence) => DraftSentence[]): DraftSentence[] {
  const at = item.findIndex(({ kind }) => kind === 'inference');
  if (at <= 0) return item.flatMap(publish);
  const said = item.slice(0, at).flatMap(publish);
  return said.length > 0 ? [...said, ...item.slice(at).flatMap(publish)] : [];
}

type Table = Extract<DraftBlock, { type: 'table' }>;

function publishTable(table: Table, evidence: Evidence, isOrdinary: IsOrdinary, report: GateReport): Table | null {
  const rows = table.rows.filter((row) => {
    const text = row.cells.map((cell, at) => cellText(cell, table.columns[at]!.unit)).join(' | ');
    return counted(report, text, judgeRow(row, table.columns, evidence, isOrdinary));
  });
  if (rows.length === 0) return null;
  const heads = [table.caption, ...table.columns.map(({ label }) => label)].flatMap(judgeHeading);
  const missing = [...heads, ...judgeNote(table.note, table.rows.length, evidence)];
  if (missing.length === 0) return { ...table, rows };
  report.made++;
  report.withheld.push({ text: `${table.caption} (table)`, missing });
  return null;
}

function publishChecklist(
  list: Extract<DraftBlock, { type: 'checklist' }>,
  evidence: Evidence,
  report: GateReport,
): DraftBlock | null {
  const items = list.items.filter((item) => counted(report, item.requirement, judgeCheck(item, evidence)));
  return items.length > 0 && judgeFrame(list, evidence).length === 0 ? { ...list, items } : null;
}

const FOUND_NOTHING = 'Nothing was found';

/** … and claims nothing besides. */
const saysNothing = (text: string) =>
  text.startsWith(FOUND_NOTHING) && judgeHeading(text.slice(FOUND_NOTHING.length)).length === 0;

const orNull = <Block>(block: Block, size: (block: Block) => number): Block | null => (size(block) > 0 ? block : null);
