import type { OrganisationUsage } from '@groundwork/contract/admin';
import { asc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import { user } from '../../platform/auth/auth.table.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { Admin, ServiceMember } from '../../platform/http/require-role.ts';
import { organisation, organisationMember } from './organisations.table.ts';

type Row = typeof organisation.$inferSelect;
/** Without the picture itself, which is large. */
export type OrganisationRow = Omit<Row, 'logo'>;
type Logo = Pick<Row, 'logo' | 'logoType' | 'logoWidth' | 'logoHeight' | 'logoHash'>;

const { logo: _logo, ...head } = getTableColumns(organisation);
const UNIQUE_VIOLATION = '23505';

export function organisationRepository({ db }: Database, fileBytes: (userId: SQL) => SQL) {
  /** An admin's choice, else the organisation of the email's domain. */
  async function organisationIdOf(actor: Actor): Promise<string | null> {
    const [chosen] = await db
      .select({ id: organisationMember.organisationId })
      .from(organisationMember)
      .where(eq(organisationMember.userId, actor.userId));
    if (chosen) return chosen.id;
    const domain = domainOf(actor.email);
    const [row] = await db.select({ id: organisation.id }).from(organisation).where(eq(organisation.domain, domain));
    return row?.id ?? null;
  }

  async function logoOf(id: string): Promise<{ bytes: Buffer; type: string } | null> {
    const [row] = await db
      .select({ bytes: organisation.logo, type: organisation.logoType })
      .from(organisation)
      .where(eq(organisation.id, id));
    return row?.bytes && row.type ? { bytes: row.bytes, type: row.type } : null;
  }

  return {
    async findOwn(actor: Actor): Promise<OrganisationRow | null> {
      const id = await organisationIdOf(actor);
      if (!id) return null;
      const [row] = await db.select(head).from(organisation).where(eq(organisation.id, id));
      return row ?? null;
    },

    async findOwnLogo(actor: Actor): Promise<{ bytes: Buffer; type: string } | null> {
      const id = await organisationIdOf(actor);
      return id ? logoOf(id) : null;
    },

    findLogo: (_admin: Admin, id: string) => logoOf(id),

    async list(_admin: Admin): Promise<OrganisationRow[]> {
      return db.select(head).from(organisation).orderBy(asc(organisation.name), asc(organisation.id));
    },

    /** Organisations of people who may belong to one: by an admin's choice, else by the domain of their email. */
    async ofPeople(
      _admin: Admin,
      people: { id: string; email: string }[],
    ): Promise<Map<string, { id: string; name: string }>> {
      const ids = people.map(({ id }) => id);
      const domains = people.map(({ email }) => domainOf(email));
      const chosen = await db.select().from(organisationMember).where(inArray(organisationMember.userId, ids));
      const named = chosen.flatMap(({ organisationId }) => organisationId ?? []);
      const rows = await db
        .select({ id: organisation.id, name: organisation.name, domain: organisation.domain })
        .from(organisation)
        .where(or(inArray(organisation.id, named), inArray(organisation.domain, domains)));
      const found = new Map<string, { id: string; name: string }>();
      people.forEach(({ id }, at) => {
        const choice = chosen.find(({ userId }) => userId === id);
        const own = rows.find((row) => (choice ? row.id === choice.organisationId : row.domain === domains[at]));
        if (own) found.set(id, { id: own.id, name: own.name });
      });
      return found;
    },

    async names(_member: ServiceMember): Promise<{ id: string; name: string }[]> {
      const { id, name } = organisation;
      return db.select({ id, name }).from(organisation).orderBy(asc(name), asc(id));
    },

    /** How many people each has, by an admin's choice or by their domain, and what their files take. Those with nobody, too. */
    async usage(_admin: Admin): Promise<OrganisationUsage[]> {
      const bytes = sql`coalesce(sum(${fileBytes(sql`${user.id}`)}), 0)`;
      const { rows } = await db.execute<Record<keyof OrganisationUsage, string>>(sql`
        select ${organisation.id}, ${organisation.name}, count(${user.id}) as "users", ${bytes} as "libraryBytes"
        from ${organisation}
        left join (${user} left join ${organisationMember} on ${organisationMember.userId} = ${user.id})
          on case when ${organisationMember.userId} is null
            then ${organisation.domain} = split_part(${user.email}, '@', 2)
            else ${organisation.id} = ${organisationMember.organisationId} end
        group by ${organisation.id}, ${organisation.name}
        order by "libraryBytes" desc, ${organisation.name}, ${organisation.id}`);
      return rows.map(({ id, name, users, libraryBytes }) => {
        return { id, name, users: Number(users), libraryBytes: Number(libraryBytes) };
      });
    },

    /** 'taken' when another organisation has the domain. */
    async create(_admin: Admin, values: { name: string; domain: string | null }): Promise<OrganisationRow | 'taken'> {
      const [row] = await db.insert(organisation).values(values).onConflictDoNothing().returning(head);
      return row ?? 'taken';
    },

    async update(
      _admin: Admin,
      id: string,
      change: Partial<Pick<Row, 'name' | 'domain' | 'membersImport'> & Logo>,
    ): Promise<OrganisationRow | 'taken' | null> {
      try {
        const [row] = await db.update(organisation).set(change).where(eq(organisation.id, id)).returning(head);
        return row ?? null;
      } catch (error) {
        if (codeOf(error) === UNIQUE_VIOLATION) return 'taken';
        throw error;
      }
    },

    /** Answers its name; null when there is none of this id. */
    async delete(_admin: Admin, id: string): Promise<string | null> {
      const [row] = await db.delete(organisation).where(eq(organisation.id, id)).returning({ name: organisation.name });
      return row?.name ?? null;
    },

    /** False when there is no such person or organisation. */
    async setMember(_admin: Admin, userId: string, organisationId: string | null): Promise<boolean> {
      const [person] = await db.select({ id: user.id }).from(user).where(eq(user.id, userId));
      const there = organisationId === null || (await db.$count(organisation, eq(organisation.id, organisationId))) > 0;
      if (!person || !there) return false;
      await db
        .insert(organisationMember)
        .values({ userId, organisationId })
        .onConflictDoUpdate({ target: organisationMember.userId, set: { organisationId } });
      return true;
    },
  };
}

export type OrganisationRepository = ReturnType<typeof organisationRepository>;

const domainOf = (email: string) => email.split('@').at(-1)!.toLowerCase();

const codeOf = (error: unknown) =>
  (error as { code?: string }).code ?? ((error as Error).cause as { code?: string } | undefined)?.code;
