import { formatDate, formatMoney, formatNumber } from '@groundwork/contract/format';
import { type Evidence, findEvidence, findFigure } from '../evidence.ts';
import type { Cell, DraftBlock, DraftSection, DraftSentence } from '../writer/draft.ts';
import { checkClaim, type Grounds } from './check-claim.ts';

/** What the gate let through and what it held back, with the reason. Sentences and table rows count as claims. */
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

/**
 * The publish gate: every sentence is held against the records and figures that it cites. One that fails gets its one
 * repair, then is withheld and counted. A block left empty goes; a section left empty says that nothing was found.
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
          const items = block.items.map((item) => item.flatMap(publish)).filter((item) => item.length > 0);
          return orNull({ ...block, items }, (kept) => kept.items.length);
        }
        case 'table': {
          const rows = block.rows.filter((row) => publishRow(row, block.columns, evidence, isOrdinary, report));
          return orNull({ ...block, rows }, (kept) => kept.rows.length);
        }
        default:
          return block;
      }
    })
    .filter((block) => block !== null);
  if (blocks.length === 0) blocks.push({ type: 'nothing-found', text: 'Nothing was found that its sources support.' });
  return { section: { ...draft, blocks }, report };
}

function publishSentence(
  sentence: DraftSentence,
  evidence: Evidence,
  isOrdinary: IsOrdinary,
  report: GateReport,
): DraftSentence[] {
  report.made++;
  const first = checkSentence(sentence, evidence, isOrdinary);
  if (first.length === 0) {
    report.supported++;
    return [sentence];
  }
  if (sentence.repair && checkSentence(sentence.repair, evidence, isOrdinary).length === 0) {
    report.supported++;
    return [sentence.repair];
  }
  report.withheld.push({ text: sentence.text, missing: first });
  return [];
}

/** What the sentence lacks; nothing when it may be published. */
function checkSentence(sentence: DraftSentence, evidence: Evidence, isOrdinary: IsOrdinary): string[] {
  const false_ = sentence.grounds.filter((ground) => !isHeld(ground, evidence));
  if (false_.length > 0) return false_.map(({ key }) => `a passage that ${key} does not hold`);
  const figures = sentence.figures.map((id) => ({ id, figure: findFigure(evidence, id) }));
  const unknown = figures.filter(({ figure }) => !figure);
  if (unknown.length > 0) return unknown.map(({ id }) => `the figure ${id}`);
  const grounds: Grounds = {
    quotes: sentence.grounds.map(({ quote }) => quote),
    figures: figures.map(({ figure }) => figure!),
  };
  return checkClaim(sentence.text, grounds, isOrdinary).missing;
}

/** Does the record hold the quoted words, in its text or as one of its fields? */
function isHeld({ key, quote }: { key: string; quote: string }, evidence: Evidence): boolean {
  const each = findEvidence(evidence, key);
  return each !== undefined && (each.fields.includes(quote) || each.record.text.includes(quote));
}

/** A row about a record is a claim: each of its cells must stand in the record. Rows of computed figures pass. */
function publishRow(
  row: { cells: Cell[]; key: string | null },
  columns: { unit: string }[],
  evidence: Evidence,
  isOrdinary: IsOrdinary,
  report: GateReport,
): boolean {
  if (row.key === null) return true;
  report.made++;
  const each = findEvidence(evidence, row.key);
  const text = row.cells.map((cell, index) => cellText(cell, columns[index]!.unit)).join(' | ');
  const check = checkClaim(text, { quotes: each ? [...each.fields, each.record.text] : [], figures: [] }, isOrdinary);
  if (check.isSupported) report.supported++;
  else report.withheld.push({ text, missing: check.missing });
  return check.isSupported;
}

function cellText(cell: Cell, unit: string): string {
  if (cell === null) return '';
  if (unit === 'date') return formatDate(String(cell));
  if (typeof cell === 'string') return cell;
  return unit === 'usd' ? formatMoney(cell) : unit === 'year' ? String(cell) : formatNumber(cell);
}

const orNull = <Block>(block: Block, size: (block: Block) => number): Block | null => (size(block) > 0 ? block : null);
