import { formatMoneyShort } from '@groundwork/contract/format';
import type { Company } from '../../../catalogue/engines/companies.ts';
import type { Evidence, EvidenceRecord } from '../../evidence.ts';
import { quotableSentences } from '../../gather/passages.ts';
import {
  type DraftBlock,
  type DraftSection,
  type DraftSentence,
  fieldGrounds,
  inWords,
  sectionOf,
  sentence,
} from '../draft.ts';
import { quotation } from './attribution.ts';
import { leaders, list, looked, noteOf, paragraph, recordTable, totalsSentence } from './parts.ts';

const DESCRIBED = 5;

const companyOf = (each: EvidenceRecord) => each.record.data as Company;

export function competitorAnalysis(evidence: Evidence): DraftSection {
  const companies = evidence.records.companies;
  const holders = leaders(evidence, 'patents-by-assignee', 'count', 3);
  return sectionOf(
    'competitor-analysis',
    'Competitor analysis',
    [
      paragraph(
        companies.length > 0 ? totalsSentence(evidence, 'companies', 'their funding') : null,
        bestFunded(companies),
        holders.names.length > 0
          ? sentence(`The largest holders of patents on the topic are ${inWords(holders.texts)}.`, holders.figures)
          : null,
      ),
      recordTable(evidence, 'companies', {
        caption: 'Companies closest to the project',
        columns: [
          { label: 'Company', unit: 'text' },
          { label: 'Place', unit: 'text' },
          { label: 'Founded', unit: 'text' },
          { label: 'Latest round', unit: 'text' },
          { label: 'Total funding', unit: 'usd' },
        ],
        cells: (each) => [
          each.record.title,
          [each.record.place?.city, each.record.place?.state ?? each.record.place?.country]
            .filter(Boolean)
            .join(', ') || null,
          each.record.date?.slice(0, 4) ?? null,
          companyOf(each).lastRound ?? null,
          each.record.amount,
        ],
      }),
      fundingChart(evidence),
      list(companies.slice(0, DESCRIBED).flatMap((each) => describe(evidence, each))),
    ],
    looked('companies and patents'),
  );
}

function bestFunded(companies: EvidenceRecord[]): DraftSentence | null {
  const funded = companies.filter(({ record }) => (record.amount ?? 0) > 0);
  const [top] = [...funded].sort((a, b) => b.record.amount! - a.record.amount!);
  if (!top || funded.length < 2) return null;
  return {
    ...sentence(
      `Among the closest matches, ${top.record.title} has raised the most, ${formatMoneyShort(top.record.amount!)}.`,
      [],
      fieldGrounds(top, 'Title', 'Total funding'),
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
    title: 'Funding raised by the closest companies',
    xLabel: 'Company',
    yLabel: 'Total funding',
    unit: 'usd',
    categories: funded.map(({ record }) => record.title),
    series: [{ name: 'Total funding', values: funded.map(({ record }) => record.amount!), seriesId: null }],
    note: noteOf(evidence, 'companies', funded.length),
  };
}

/** What a company says of itself, in its own words. */
function describe(evidence: Evidence, each: EvidenceRecord): DraftSentence[][] {
  const [first] = quotableSentences(each.record.text);
  const said = first && quotation(evidence, { key: each.key, quote: first });
  return said ? [[said]] : [];
}
