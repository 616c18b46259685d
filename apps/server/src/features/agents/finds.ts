import type { AgentFind, Precision, WatchedChange } from '@groundwork/contract/agents';
import { formatDate, formatMoney } from '@groundwork/contract/format';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { Judgement } from '../../catalogue/relevance/about.ts';
import type { CompanyMatch } from './matching/company-matches.ts';

/** As probable it must be that a record is related, where it is not on topic. */
const BALANCED_FLOOR = 0.5;
const WORDS_TOLD = 6;
const APPLICANTS_TOLD = 3;
const UNRESTRICTED = /^unrestricted/i;

/** Each lets in what the one before does: on topic, or nearly surely related, or whatever is judged related. */
export function isPrecise({ grade, related }: Judgement, precision: Precision): boolean {
  if (grade === null) return false;
  if (grade === 'on topic' || precision === 'broad') return true;
  return precision === 'balanced' && related >= BALANCED_FLOOR;
}

/** A call that doesn't say who may apply is for everybody to read. */
export function mayApply({ facets }: CatalogueRecord, wanted: readonly string[]): boolean {
  const open = facets['eligibleApplicants'] ?? [];
  return wanted.length === 0 || open.length === 0 || open.some((who) => wanted.includes(who) || UNRESTRICTED.test(who));
}

/** The last day counts in full. */
export const isOver = ({ closes, facets }: CatalogueRecord, today: string): boolean =>
  closes ? closes < today.slice(0, closes.length) : /^(closed|archived)$/i.test(facets['status']?.[0] ?? '');

const find = (
  { engine, id, title, date, amount, closes, source }: CatalogueRecord,
  changes: WatchedChange[],
  reasons: (string | null)[],
): AgentFind => ({
  kind: changes.length > 0 ? 'changed' : 'new',
  searchEngine: engine,
  recordId: id,
  title,
  date,
  amount,
  closes: closes ?? null,
  source: source.name,
  reasons: reasons.filter((reason) => reason !== null),
  changes,
});

export function companyFind(record: CatalogueRecord, match: CompanyMatch, changes: WatchedChange[]): AgentFind {
  const { company, join, role } = match;
  const how = `${join.reason.charAt(0).toLowerCase()}${join.reason.slice(1)}`;
  const isOwn = record.engine === 'companies' && record.id === company.id;
  return find(record, changes, [
    isOwn ? `This is the entry of ${company.name}.` : `${role}: ${company.name} (${how}).`,
  ]);
}

export function opportunityFind(
  record: CatalogueRecord,
  judgement: Judgement,
  changes: WatchedChange[],
  wanted: readonly string[],
): AgentFind {
  const words = judgement.has.slice(0, WORDS_TOLD).join(', ');
  const applicants = record.facets['eligibleApplicants'] ?? [];
  const told = applicants.filter((who) => wanted.length === 0 || wanted.includes(who)).slice(0, APPLICANTS_TOLD);
  return find(record, changes, [
    words === ''
      ? 'It is on the project’s topic.'
      : `${judgement.grade === 'on topic' ? 'On the project’s topic' : 'Related to the project’s topic'}: it shares ${words}.`,
    record.closes ? `Closes on ${formatDate(record.closes, 'en')}.` : 'States no closing date.',
    record.amount === null ? null : `Up to ${formatMoney(record.amount, 'en')} per award.`,
    told.length > 0 ? `Open to ${told.join('; ')}.` : wanted.length > 0 ? whoMayApply(applicants) : null,
  ]);
}

const whoMayApply = (applicants: readonly string[]) =>
  applicants.length === 0 ? 'Does not say who may apply.' : 'Open to any applicant.';

/** The same record, and the same change of it, is one find however often it comes. */
export const keyOf = ({ kind, searchEngine, recordId, changes }: AgentFind): string =>
  kind === 'new' ? newKey(searchEngine, recordId) : `changed/${searchEngine}/${recordId}/${JSON.stringify(changes)}`;
export const newKey = (searchEngine: string, recordId: string) => `new/${searchEngine}/${recordId}`;
