import type { ProjectRole } from '@groundwork/contract/collaboration';
import { PLAN_PERMISSIONS, PLANS } from '@groundwork/contract/plans';
import type { Persona } from '@groundwork/contract/projects';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';
import type { Actor } from '../../platform/http/context.ts';
import { projectMember } from './members.table.ts';
import { project } from './projects.table.ts';

/**
 * The one place where it is decided who may see a project and what is in it, who may change it, and whose it is. Every
 * repository of projects and of their contents asks here, in the very statement that reads or changes.
 */
type ProjectId = PgColumn | SQL;

declare const access: unique symbol;
/**
 * The id of a project that was found for its actor, of one that was found theirs to change, and of one that was found their
 * own. Who has one has asked: only the repository of projects and its service make them, of rows that these conditions let
 * through.
 */
export type ReadableProjectId = string & { readonly [access]: { sees: true } };
export type EditableProjectId = ReadableProjectId & { readonly [access]: { edits: true } };
export type OwnProjectId = EditableProjectId & { readonly [access]: { owns: true } };
/** A project that our own work is on, which has no actor: a job, that took the id from its own rows. */
export type JobProjectId = string & { readonly [access]: { works: true } };
/** For jobs, and for repositories that give them their rows. */
export const jobProjectId = (projectId: string) => projectId as JobProjectId;
export type AccessibleProjectId = ReadableProjectId | JobProjectId;
/** The description of a project, for those who may read it. */
export type ProjectBrief = { id: AccessibleProjectId; title: string; description: string };
/** … to a job. */
export type DescribedProject = ProjectBrief & { id: JobProjectId; persona: Persona };

type Who = Pick<Actor, 'userId'>;

/** While the owner's plan has no collaboration, who could change a project reads it. */
const SHARING_PLANS = PLANS.filter((plan) => PLAN_PERMISSIONS[plan].collaboration);

const own = ({ userId }: Who) => sql`select ${project.id} from ${project} where ${project.ownerId} = ${userId}`;

/** Its owner, editors and viewers. */
export const isVisibleTo = (actor: Who, projectId: ProjectId): SQL =>
  sql`${projectId} in (${own(actor)} union all
    select ${projectMember.projectId} from ${projectMember} where ${projectMember.userId} = ${actor.userId})`;

/** Its owner and editors. */
export const isEditableBy = (actor: Who, projectId: ProjectId): SQL =>
  sql`${projectId} in (${own(actor)} union all
    select ${projectMember.projectId} from ${projectMember}
    join ${project} on ${project.id} = ${projectMember.projectId}
    join ${user} on ${user.id} = ${project.ownerId}
    where ${projectMember.userId} = ${actor.userId} and ${projectMember.role} = 'editor'
      and ${user.plan} in (${sql.join(
        SHARING_PLANS.map((plan) => sql`${plan}`),
        sql`, `,
      )}))`;

export const isOwnedBy = (actor: Who, projectId: ProjectId): SQL => sql`${projectId} in (${own(actor)})`;

/** Whether a project is there at all: what work of ours writes beside one that was deleted meanwhile is not written. */
export const isThere = (projectId: SQL): SQL =>
  sql`exists (select 1 from ${project} where ${project.id} = ${projectId})`;

/** Everybody who sees a project: its owner and its members, as rows of one user id. */
export const peopleOf = (projectId: string | SQL): SQL =>
  sql`select ${project.ownerId} from ${project} where ${project.id} = ${projectId} union
    select ${projectMember.userId} from ${projectMember} where ${projectMember.projectId} = ${projectId}`;

/** The title of a project, for those who see it; null for others. */
export const titleFor = (actor: Who, projectId: SQL): SQL<string | null> =>
  // Names in full: among the columns of a select from one table, Drizzle leaves out which table they are of.
  sql<string | null>`(select project.title from project
    where project.id = ${projectId} and ${isVisibleTo(actor, sql`project.id`)})`;

/** The actor's role in a project that is visible to them. */
export const roleIn = (actor: Who, projectId: ProjectId): SQL<ProjectRole> =>
  sql<ProjectRole>`case when ${isOwnedBy(actor, projectId)} then 'owner'
    when ${isEditableBy(actor, projectId)} then 'editor' else 'viewer' end`;

/** For what is put into a project: it belongs to the project's owner, whoever puts it there. */
export const ownerOf = (projectId: string): SQL<string> =>
  sql<string>`(select ${project.ownerId} from ${project} where ${project.id} = ${projectId})`;
