import { formatMoneyShort } from '@groundwork/contract/format';
import type { Award } from '../../../catalogue/engines/awards.ts';
import type { Company } from '../../../catalogue/engines/companies.ts';
import { type Cell, type DraftBlock, type DraftSection, type DraftSentence, sectionOf, sentence } from '../../draft.ts';
import type { Evidence, EvidenceRecord } from '../../evidence.ts';
import type { NoteKind } from '../../reading/note.ts';
import { fieldLine } from '../../records/evidence-record.ts';
import { asOf, named } from '../../statements/of-record.ts';
import { ofRecord, words } from '../../statements/statement.ts';
import { acquisitions } from './acquisitions.ts';
import { findingTable, tell } from './findings.ts';
import { noteOfRecord } from './noted.ts';
import { NOTHING_CLOSE, noteOf, paragraph, readColumns, recordTable, totalsSentence } from './parts.ts';
import { comparedWorks, ownerIn, passagesOf, quotedCell, wordsIn } from './works.ts';

/** So few are seen at a glance in their table. */
const FEW_COMPANIES = 3;
const IN_A_CELL = 400;

const companyOf = (each: EvidenceRecord) => each.record.data as Company;

export function competitorAnalysis(evidence: Evidence): DraftSection {
  const companies = evidence.records.companies;
  return sectionOf(
    'competitor-analysis',
    'Competitor analysis',
    [
      comparison(evidence),
      paragraph(
        companies.length >= FEW_COMPANIES
          ? totalsSentence(evidence, 'companies', { ofOne: words`its funding`, ofSeveral: words`their funding` })
          : null,
        bestFunded(companies),
      ),
      findingTable(evidence, 'players'),
      recordTable(evidence, 'companies', {
        caption: 'Companies in the field',
        // Without a sum a company says no more here than among the works.
        records: companies.some(({ record }) => record.amount !== null) ? companies : [],
        columns: [
          { label: 'Company', unit: 'text' },
          { label: 'Place', unit: 'text' },
          { label: 'Founded', unit: 'text' },
          { label: 'Status', unit: 'text' },
          { label: 'Latest round', unit: 'text' },
          { label: 'Total funding', unit: 'usd' },
        ],
        cells: (each) => [
          each.record.title,
          [each.record.place?.city, each.record.place?.state ?? each.record.place?.country]
            .filter(Boolean)
            .join(', ') || null,
          each.record.date?.slice(0, 4) ?? null,
          companyOf(each).status ?? null,
          companyOf(each).lastRound ?? null,
          each.record.amount,
        ],
      }),
      fundingChart(evidence),
      ...acquisitions(evidence),
      paragraph(...tell(evidence, 'rounds')),
    ],
    NOTHING_CLOSE,
  );
}

interface Axis {
  label: string;
  kinds: NoteKind[];
  /** Marks the column on what the work is: the sentence nearest to the project stands first there. */
  isAbout?: true;
}

/** The subjects of a comparison, column by column. */
const AXES: Axis[] = [
  { label: 'In its own words', kinds: [], isAbout: true },
  { label: 'Reached', kinds: ['achieved', 'result'] },
  { label: 'Stage', kinds: ['stage'] },
  { label: 'Regulation', kinds: ['regulation'] },
  { label: 'Partners and customers', kinds: ['partners', 'customers'] },
];

/** A column filled by one work alone compares nothing. */
const TOLD_MIN = 2;

/** The works nearest to the project, along what their records speak of: each cell is quoted from the row's own record. */
function comparison(evidence: Evidence): DraftBlock | null {
  const shown = comparedWorks(evidence);
  if (shown.length === 0) return null;
  const cellOf = (each: EvidenceRecord, { kinds, isAbout }: Axis) => {
    const about = passagesOf(evidence, each).filter((quote) => quote.length <= IN_A_CELL);
    if (isAbout) return quotedCell(...about);
    const note = noteOfRecord(evidence, each.key, kinds, IN_A_CELL);
    return note && !about.includes(note.quote) ? quotedCell(note.quote) : null;
  };
  const axes = AXES.filter((axis) => axis.isAbout || shown.filter((each) => cellOf(each, axis)).length >= TOLD_MIN);
  return {
    type: 'table',
    caption: 'The works nearest to the project',
    ...readColumns(
      [
        { label: 'Work', unit: 'text' },
        { label: 'Of', unit: 'text' },
        { label: 'Paid by', unit: 'text' },
        { label: 'Amount', unit: 'usd' },
        { label: 'Words in common', unit: 'text' },
        ...axes.map(({ label }) => ({ label, unit: 'text' as const })),
      ],
      shown,
      (each) => [
        each.record.title,
        ownerIn(each),
        ...paidIn(each),
        wordsIn(each),
        ...axes.map((axis) => cellOf(each, axis)),
      ],
    ),
    note: words`Words in common are those of the idea that tell most of it. Quoted word for word; where a record says nothing of it, the cell is empty. As of ${asOf(evidence)}.`,
  };
}

/** The agency and the amount of an award. */
const paidIn = ({ record }: EvidenceRecord): Cell[] =>
  record.engine === 'awards' ? [(record.data as Award).agency ?? null, record.amount] : [null, null];

function bestFunded(companies: EvidenceRecord[]): DraftSentence | null {
  const funded = companies.filter(({ record }) => (record.amount ?? 0) > 0);
  const [top] = [...funded].sort((a, b) => b.record.amount! - a.record.amount!);
  if (!top || funded.length < 3) return null;
  const amount = fieldLine(top.fields, 'Total funding');
  if (!amount) return null;
  return {
    ...sentence(
      words`Among the companies listed here, ${named(top)} has raised the most, ${ofRecord(top.key, amount, formatMoneyShort(top.record.amount!), 'amount')}.`,
    ),
    ranked: { engine: 'companies', by: 'amount' },
  };
}

function fundingChart(evidence: Evidence): DraftBlock | null {
  const funded = evidence.records.companies
    .filter(({ record }) => (record.amount ?? 0) > 0)
    .sort((a, b) => b.record.amount! - a.record.amount!)
    .slice(0, 8);
  if (funded.length < 3) return null;
  return {
    type: 'chart',
    kind: 'bar',
    title: 'Funding raised by companies in the field',
    xLabel: 'Company',
    yLabel: 'Total funding',
    unit: 'usd',
    categories: funded.map(({ record }) => record.title),
    series: [{ name: 'Total funding', values: funded.map(({ record }) => record.amount!), seriesId: null }],
    note: noteOf(evidence, 'companies', funded.length),
  };
}
