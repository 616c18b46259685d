import { identitiesOf, keysOf } from '../../../catalogue/identity/identity.ts';
import { type Join, joinOf } from '../../../catalogue/identity/join.ts';
import { isTellingPair } from '../../../catalogue/identity/party-role.ts';
import type { CatalogueRecord, RecordRef } from '../../../catalogue/record.ts';
import type { FollowedCompany } from '../agents.table.ts';

/**
 * The same identifier, or the same name and nothing that speaks against it. A namesake elsewhere is shown on a page, where
 * people see why; nobody wants to be woken for it.
 */
const SURE = 0.7;

export interface CompanyMatch {
  company: FollowedCompany;
  join: Join;
  role: string;
}

/** The record's own names of itself; its investors and others are somebody else. */
export const followedCompany = ({ id, title, ...record }: CatalogueRecord): FollowedCompany => ({
  id,
  name: title,
  identities: identitiesOf(record).filter(({ kind, standing }) => kind === 'organisation' && standing === 'self'),
});

/** Whatever record this company could be matched with has one of these. */
export const keysOfCompany = ({ id, identities }: FollowedCompany): string[] => [
  ...new Set([ownKey(id), ...identities.flatMap((identity) => keysOf(identity).strong)]),
];

export function keysOfRecord(record: CatalogueRecord): string[] {
  const strong = organisationsOf(record).flatMap((identity) => keysOf(identity).strong);
  return [...new Set([...(record.engine === 'companies' ? [ownKey(record.id)] : []), ...strong])];
}

const ownKey = (id: string) => `companies/${id}`;
const organisationsOf = (record: CatalogueRecord) => identitiesOf(record).filter(({ kind }) => kind === 'organisation');

/** The surest way in which the record is one of these companies'; null when it is none's. */
export function matchCompany(companies: readonly FollowedCompany[], record: CatalogueRecord): CompanyMatch | null {
  let best: CompanyMatch | null = null;
  for (const company of companies) {
    if (record.engine === 'companies' && record.id === company.id)
      // How it is told is the entry's own sentence.
      return { company, join: { reason: '', confidence: 1 }, role: 'Company' };
    for (const own of company.identities)
      for (const other of organisationsOf(record)) {
        if (!isTellingPair(own.standing, other.standing)) continue;
        const join = joinOf(own, other);
        if (join && join.confidence >= SURE && join.confidence > (best?.join.confidence ?? 0))
          best = { company, join, role: other.role };
      }
  }
  return best;
}

/** The same, of companies from which nobody has told the record apart. */
export async function matchUnsplit(
  companies: readonly FollowedCompany[],
  record: CatalogueRecord,
  splitFrom: (company: RecordRef) => Promise<readonly RecordRef[]>,
): Promise<CompanyMatch | null> {
  for (let left = companies; ; ) {
    const match = matchCompany(left, record);
    if (!match) return null;
    const apart = await splitFrom({ engine: 'companies', id: match.company.id });
    if (!apart.some(({ engine, id }) => engine === record.engine && id === record.id)) return match;
    left = left.filter((company) => company !== match.company);
  }
}
