import { PLAN_PERMISSIONS, PLAN_TEXTS } from '@groundwork/contract/plans';
import {
  NOT_RELEVANT,
  type Persona,
  type Project,
  type ProjectTopic,
  type Rewrite,
} from '@groundwork/contract/projects';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { ProjectRepository, ProjectRow } from './projects.repository.ts';
import { rewriteDescription, type VocabularyLookup } from './rewrite/rewrite-description.ts';
import { titleOf } from './rewrite/title-of.ts';

type Dependencies = {
  projects: ProjectRepository;
  audit: AuditLog;
  clock: Clock;
  /** Which of these words stand in the catalogue: people who describe a technology use its words. */
  knownWords: VocabularyLookup;
  findTopic(project: { title: string; description: string }): Promise<ProjectTopic>;
};

export function projectService({ projects, audit, clock, knownWords, findTopic }: Dependencies) {
  return {
    async list(actor: Actor) {
      const items = (await projects.list(actor)).map(presentProject);
      return { items, total: items.length, page: 1, pageLimit: Math.max(items.length, 1) };
    },

    async get(actor: Actor, id: string): Promise<Project> {
      return presentProject(found(await projects.find(actor, id)));
    },

    /** A project to work with. After a downgrade that is the first of the list; the others are kept, and locked. */
    async getUsable(actor: Actor, id: string): Promise<Project> {
      const project = presentProject(found(await projects.find(actor, id)));
      const max = projectsOf(actor);
      if (max === Number.POSITIVE_INFINITY) return project;
      const usable = (await projects.list(actor)).slice(0, max);
      if (!usable.some((row) => row.id === id)) throw new AppError('FORBIDDEN', PLAN_TEXTS.projectLocked);
      return project;
    },

    count: (actor: Actor): Promise<number> => projects.count(actor),

    async topic(actor: Actor, id: string): Promise<ProjectTopic> {
      return findTopic(found(await projects.find(actor, id)));
    },

    async rewrite(actor: Actor, interest: string): Promise<Rewrite> {
      const rewritten = await rewriteDescription(interest, knownWords);
      if (rewritten === NOT_RELEVANT) return { success: true, hitRateLimit: false, data: NOT_RELEVANT, redirect: null };
      const same = (await projects.list(actor)).find((project) => sameText(project.description, rewritten));
      return { success: true, hitRateLimit: false, data: rewritten, redirect: same?.id ?? null };
    },

    async create(actor: Actor, areaOfInterest: string, persona: Persona): Promise<Project> {
      const content = { title: titleOf(areaOfInterest), description: areaOfInterest, persona };
      const row = await projects.create(actor, content, projectsOf(actor));
      if (!row) throw new AppError('FORBIDDEN', PLAN_TEXTS.projectLimit);
      return presentProject(row);
    },

    async update(
      actor: Actor,
      id: string,
      change: { title: string; description: string; persona?: Persona | undefined },
    ): Promise<Project> {
      const { persona, ...texts } = change;
      const row = await projects.update(actor, id, { ...texts, ...(persona && { persona }) }, clock.now());
      return presentProject(found(row));
    },

    async delete(actor: Actor, id: string): Promise<void> {
      if (!(await projects.delete(actor, id))) throw new AppError('NOT_FOUND');
      await audit.record(actor, 'project.delete', id);
    },
  };
}

export type ProjectService = ReturnType<typeof projectService>;

const projectsOf = ({ plan }: Actor) => PLAN_PERMISSIONS[plan].projects;

function found(row: ProjectRow | null): ProjectRow {
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

const sameText = (a: string, b: string) => a.replace(/\s+/g, ' ').trim() === b.replace(/\s+/g, ' ').trim();

function presentProject(row: ProjectRow): Project {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    persona: row.persona as Persona,
    notes: row.notes,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
