import { idWithoutOwner } from '../own-id.ts';
import type { CatalogueRecord } from '../record.ts';

/** Numbers of trial registers, as they stand in trial ids and among secondary ids. */
const TRIAL_NUMBER =
  /\b(NCT\d{8}|ISRCTN\d{8}|EUCTR\d{4}-\d{6}-\d{2}|\d{4}-\d{6}-\d{2}|ChiCTR[A-Z0-9-]{6,}|ACTRN\d{14}|CTRI\/\d{4}\/\d+\/\d+|DRKS\d{8}|IRCT\d{8,}N?\d*|KCT\d{7}|jRCTs?\d{9,}|JPRN-\w+|NL\d{3,}|NTR\d{3,}|PACTR\d{12,}|RBR-\w{6,}|SLCTR\/\d{4}\/\d+|TCTR\d{11}|LBCTR\d+|RPCEC\d{8}|PER-\d{3}-\d{2})\b/gi;

/**
 * Numbers that name this record wherever it is published: 'trial:NCT01234567', 'doi:10.1/x', 'award:R43CA1@2017'. Two
 * records that share one are the same trial, paper or award. Data fields bear the same name in every engine.
 */
export function recordNumbers(record: Pick<CatalogueRecord, 'id' | 'data' | 'collection'>): string[] {
  const { data } = record;
  const id = idWithoutOwner(record);
  const text = (field: string) => (typeof data[field] === 'string' ? (data[field] as string).trim() : '');
  const numbers: string[] = [];
  // An intervention names its trial without being it.
  const trials = [text('nctId').toUpperCase() === id.toUpperCase() ? id : '', text('trialId')].filter(Boolean);
  if (trials.length > 0) trials.push(...listOf(data['secondaryIds']));
  for (const trial of trials) numbers.push(...trialNumbers(trial));
  const doi = text('doi').replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:)/i, '');
  if (/^10\.\d{4,}\/\S+$/.test(doi)) numbers.push(`doi:${doi.toLowerCase()}`);
  if (/^\d{1,9}$/.test(text('pmid'))) numbers.push(`pmid:${text('pmid')}`);
  const arxiv = /^(?:arxiv:)?(\d{4}\.\d{4,5}|[a-z.-]+\/\d{7})(v\d+)?$/i.exec(text('arxiv'))?.[1];
  if (arxiv) numbers.push(`arxiv:${arxiv.toLowerCase()}`);
  numbers.push(...awardNumbers(text('awardNumber'), text('trackingNumber'), yearOf(data)));
  return [...new Set(numbers)];
}

/** The name of the number's kind: 'trial' of 'trial:NCT01234567'. */
export function kindOfNumber(number: string): 'trial' | 'award' | 'paper' {
  if (number.startsWith('trial:')) return 'trial';
  return number.startsWith('award:') ? 'award' : 'paper';
}

function trialNumbers(raw: string): string[] {
  return [...raw.matchAll(TRIAL_NUMBER)].map(([number]) => {
    const plain = number.toUpperCase();
    // Both ways of writing a number of the European register.
    return `trial:${/^\d{4}-/.test(plain) ? `EUCTR${plain}` : plain}`;
  });
}

/** A grant goes on under its number for years, each an award of its own. */
function awardNumbers(awardNumber: string, trackingNumber: string, year: string): string[] {
  if (!year) return [];
  return [awardNumber, trackingNumber]
    .map((raw) => raw.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .filter((number) => number.length >= 6 && /\d{3}/.test(number) && !/^(\d)\1+$/.test(number))
    .map((number) => `award:${number}@${year}`);
}

function yearOf(data: Record<string, unknown>): string {
  const year = data['year'] ?? data['fiscalYear'];
  if (typeof year === 'number') return String(year);
  const start = data['startDate'] ?? data['awardDate'];
  return typeof start === 'string' ? start.slice(0, 4) : '';
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

/**
 * Which of two entries of one thing is listed: what its source still has, then real before sample data, the one with a
 * text, the fuller one, and at last the one whose source and id come first. Negative when `a` is.
 */
export function comparePreference(a: CatalogueRecord, b: CatalogueRecord): number {
  return (
    Number(a.withdrawn?.isDeleted ?? false) - Number(b.withdrawn?.isDeleted ?? false) ||
    Number(b.text.length > 200) - Number(a.text.length > 200) ||
    filled(b) - filled(a) ||
    (`${a.source.name} ${a.id}` < `${b.source.name} ${b.id}` ? -1 : 1)
  );
}

/**
 * A source tells its own entries apart; only another source can repeat them. Sample data repeats nothing real, and what an organization
 * alone sees repeats nothing of others: it would hide theirs from them.
 */
export function isDuplicate(a: CatalogueRecord, b: CatalogueRecord): boolean {
  const isApart = a.source.isSample !== b.source.isSample || a.collection !== b.collection;
  return a.engine === b.engine && a.source.name !== b.source.name && !isApart;
}

function filled({ data }: CatalogueRecord): number {
  return Object.values(data).filter((value) => value !== null && value !== undefined && value !== '').length;
}
