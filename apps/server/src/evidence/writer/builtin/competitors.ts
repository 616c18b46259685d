import { formatMoneyShort } from '@groundwork/contract/format';
import type { Award } from '../../../catalogue/engines/awards.ts';
import type { Company } from '../../../catalogue/engines/companies.ts';
import { type Evidence, type EvidenceRecord, type Finding, findingsOf, type Statement } from '../../evidence.ts';
import { fieldLine } from '../../gather/field-lines.ts';
import { named } from '../../statements/of-record.ts';
import { ofRecord } from '../../statements/part.ts';
import { words } from '../../statements/template.ts';
import { type DraftBlock, type DraftSection, type DraftSentence, sectionOf, sentence } from '../draft.ts';
import { acquisitions } from './acquisitions.ts';
import { aimTable } from './aims.ts';
import { findingTable, tell, tellOnly, told } from './findings.ts';
import { mayMoveIn } from './neighbours.ts';
import { looked, noteOf, paragraph, recordTable, totalsSentence } from './parts.ts';

/** So few are seen at a glance in their table. */
const FEW_COMPANIES = 3;

const companyOf = (each: EvidenceRecord) => each.record.data as Company;

export function competitorAnalysis(evidence: Evidence): DraftSection {
  const companies = evidence.records.companies;
  return sectionOf(
    'competitor-analysis',
    'Competitor analysis',
    [
      paragraph(
        ...tell(evidence, 'players'),
        companies.length >= FEW_COMPANIES
          ? totalsSentence(evidence, 'companies', { ofOne: words`its funding`, ofSeveral: words`their funding` })
          : null,
        bestFunded(companies),
        ...tellOnly(evidence, 'white-space:unsaid'),
        mayMoveIn(evidence),
      ),
      findingTable(evidence, 'players'),
      ...findingsOf(evidence, 'profiles').map((finding) => paragraph(...untold(finding, evidence).map(told))),
      aimTable(evidence, ['awards', 'companies'], {
        caption: 'What others work on',
        columns: [
          { label: 'Organization', unit: 'text' },
          { label: 'Award', unit: 'text' },
          { label: 'Agency', unit: 'text' },
          { label: 'Date', unit: 'date' },
        ],
        cells: ({ record }) => {
          const { agency = null } = record.data as Award;
          const isAward = record.engine === 'awards';
          const [organisation] = record.organisations;
          return [organisation?.name ?? null, ...(isAward ? [record.title, agency, record.date] : [null, null, null])];
        },
        words: 'In the words of the record',
      }),
      recordTable(evidence, 'companies', {
        caption: 'Companies on the topic',
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
    looked('companies, patents and other records that name organizations'),
  );
}

/** What single works are is laid out with their words below; where nothing is quoted of one, it is told. */
function untold({ id, statements }: Finding, { aims = [] }: Evidence): Statement[] {
  const quoted = new Set(aims.filter(({ quote }) => quote !== null).map(({ key }) => key));
  return id === 'profiles:single'
    ? statements.filter(({ grounds }) => !grounds.some(({ key }) => key.startsWith('awards/') && quoted.has(key)))
    : statements;
}

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
    title: 'Funding raised by companies on the topic',
    xLabel: 'Company',
    yLabel: 'Total funding',
    unit: 'usd',
    categories: funded.map(({ record }) => record.title),
    series: [{ name: 'Total funding', values: funded.map(({ record }) => record.amount!), seriesId: null }],
    note: noteOf(evidence, 'companies', funded.length),
  };
}
