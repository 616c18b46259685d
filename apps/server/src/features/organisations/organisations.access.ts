import { type SQL, sql } from 'drizzle-orm';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { user } from '../../platform/auth/auth.table.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { organisation, organisationMember } from './organisations.table.ts';

type Who = Pick<Actor, 'userId'>;

/**
 * The one place where it is decided whose own records somebody sees: those of the organization that an admin chose for them, else of the
 * one whose domain their email has, once they have shown that the address is theirs. Asked with every call, so that who leaves sees
 * nothing from the next one on.
 */
const collectionOf = ({ userId }: Who): SQL<string | null> => sql<string | null>`(select
  case when exists (select 1 from ${organisationMember} where ${organisationMember.userId} = ${userId})
    then (select ${organisationMember.organisationId}::text from ${organisationMember}
      where ${organisationMember.userId} = ${userId})
    else (select ${organisation.id}::text from ${organisation} join ${user}
      on ${organisation.domain} = lower(split_part(${user.email}, '@', 2))
      where ${user.id} = ${userId} and ${user.emailVerified}) end)`;

/** Whether somebody sees what is of this collection; what is of none, everybody does. */
export const isSeenBy = (who: Who, collection: SQL): SQL =>
  sql`(${collection} is null or ${collection} = ${collectionOf(who)})`;

/** The organization whose own records somebody sees. */
interface OwnOrganisation {
  id: string;
  name: string;
  /** Whether its members may import for it. */
  membersImport: boolean;
}
export type OrganisationOf = (who: Who) => Promise<OwnOrganisation | null>;

export const ownOrganisation =
  ({ db }: Database): OrganisationOf =>
  async (who) => {
    const { id, name, membersImport } = organisation;
    const [row] = await db
      .select({ id, name, membersImport })
      .from(organisation)
      .where(sql`${id}::text = ${collectionOf(who)}`);
    return row ?? null;
  };

/** The catalogue as this person sees it; who is nobody sees what is everybody's. */
export type CatalogueOf = (who: Who | null | undefined) => Promise<CatalogueIndex>;

export function catalogueAsSeen({ database, index }: { database: Database; index: CatalogueIndex }): CatalogueOf {
  const organisationOf = ownOrganisation(database);
  /** One for each organization: who sees the same is given the same. */
  const seen = new Map<string, CatalogueIndex>();
  return async (who) => {
    const own = who ? await organisationOf(who) : null;
    if (!own) return index;
    const theirs = seen.get(own.id) ?? index.seenBy(own.id);
    seen.set(own.id, theirs);
    return theirs;
  };
}
