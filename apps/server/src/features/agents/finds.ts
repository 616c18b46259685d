import type { AgentFind, Precision, WatchedChange } from '@groundwork/contract/agents';
import { isOver } from '@groundwork/contract/closing';
import { formatDate, formatMoney } from '@groundwork/contract/format';
import { messageRefOf, word } from '@groundwork/contract/message-refs';
import type { Message } from '@groundwork/contract/texts';
import type { FoundMatch } from '../../catalogue/matching/matcher.ts';
import { isWithin } from '../../catalogue/matching/matches.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { inEnglish, MESSAGES } from '../../platform/messages.ts';
import type { CompanyMatch } from './matching/company-matches.ts';

const {
  ownEntry,
  onTopic,
  onTopicBy,
  relatedBy,
  closes,
  noClosingDate,
  upTo,
  openTo,
  anyApplicant,
  applicantsUnknown,
} = MESSAGES.words.finds;

const WORDS_TOLD = 6;
const APPLICANTS_TOLD = 3;
const UNRESTRICTED = /^unrestricted/i;

/** How much of what belongs to a project each precision lets in. */
const SCOPE_OF = { precise: 'direct', balanced: 'field', broad: 'wide' } as const;

export const isPrecise = (match: Pick<FoundMatch, 'scope'>, precision: Precision): boolean =>
  isWithin(match, SCOPE_OF[precision]);

/** A call that doesn't say who may apply is for everybody to read. */
export function mayApply({ facets }: CatalogueRecord, wanted: readonly string[]): boolean {
  const open = facets['eligibleApplicants'] ?? [];
  return wanted.length === 0 || open.length === 0 || open.some((who) => wanted.includes(who) || UNRESTRICTED.test(who));
}

/** The last day counts in full. */
export const hasClosed = ({ closes, facets }: CatalogueRecord, now: number): boolean =>
  closes ? isOver(closes, now) : /^(closed|archived)$/i.test(facets['status']?.[0] ?? '');

const find = (
  { engine, id, title, date, amount, closes, source }: CatalogueRecord,
  changes: WatchedChange[],
  reasons: Message[],
): AgentFind => ({
  kind: changes.length > 0 ? 'changed' : 'new',
  searchEngine: engine,
  recordId: id,
  title,
  date,
  amount,
  closes: closes ?? null,
  source: source.name,
  reasons: reasons.map(({ text }) => text),
  reasonsSaid: reasons.map((reason) => (reason.key === '' ? null : messageRefOf(reason))),
  changes,
});

export function companyFind(record: CatalogueRecord, match: CompanyMatch, changes: WatchedChange[]): AgentFind {
  const { company, join, role } = match;
  const how = `${join.reason.charAt(0).toLowerCase()}${join.reason.slice(1)}`;
  const isOwn = record.engine === 'companies' && record.id === company.id;
  return find(record, changes, [
    // The record's own name for somebody's part in it has no key.
    isOwn ? ownEntry(company.name) : inEnglish(`${role}: ${company.name} (${how}).`),
  ]);
}

export function opportunityFind(
  record: CatalogueRecord,
  match: Pick<FoundMatch, 'scope' | 'shared'>,
  changes: WatchedChange[],
  wanted: readonly string[],
): AgentFind {
  const words = match.shared.slice(0, WORDS_TOLD).join(', ');
  const applicants = record.facets['eligibleApplicants'] ?? [];
  const told = applicants.filter((who) => wanted.length === 0 || wanted.includes(who)).slice(0, APPLICANTS_TOLD);
  const fits = match.scope === 'direct' ? onTopicBy(words) : relatedBy(words);
  const whoMayApply = applicants.length === 0 ? applicantsUnknown : anyApplicant;
  return find(record, changes, [
    words === '' ? onTopic : fits,
    record.closes ? closes(formatDate(record.closes, 'en')) : noClosingDate,
    ...(record.amount === null ? [] : [upTo(formatMoney(record.amount, 'en'))]),
    ...(told.length > 0 ? [openTo(word(told.join('; ')))] : wanted.length > 0 ? [whoMayApply] : []),
  ]);
}

/** The same record, and the same change of it, is one find however often it comes. */
export const keyOf = ({ kind, searchEngine, recordId, changes }: AgentFind): string =>
  kind === 'new' ? newKey(searchEngine, recordId) : `changed/${searchEngine}/${recordId}/${JSON.stringify(changes)}`;
export const newKey = (searchEngine: string, recordId: string) => `new/${searchEngine}/${recordId}`;
