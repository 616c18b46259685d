import { DASHBOARD, libraryFilePath } from '@groundwork/contract/paths';
import { PLAN_PERMISSIONS } from '@groundwork/contract/plans';
import { NOT_RELEVANT, type Notes, type Persona, type Project, type Rewrite } from '@groundwork/contract/projects';
import type { SentenceEncoder } from '../../catalogue/encoder/sentence-encoder.port.ts';
import { isEnglish } from '../../catalogue/matching/is-english.ts';
import { proposeTitle } from '../../catalogue/matching/propose-title.ts';
import { readAxes } from '../../catalogue/matching/read-axes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { EventBus } from '../../platform/events/event-bus.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { LibraryService } from '../library/library.service.ts';
import type { HistoryService, PageOfProject } from './history.service.ts';
import type { EditableProjectId, OwnProjectId, ReadableProjectId } from './projects.access.ts';
import { projectChanged } from './projects.events.ts';
import type { ProjectRepository, ProjectRow } from './projects.repository.ts';
import type { Rewriter } from './rewrite/rewriter.port.ts';

type NewProject = {
  areaOfInterest: string;
  title?: string | undefined;
  persona: Persona;
  fileId?: string | undefined;
};
type Change = { title: string; description: string; persona?: Persona | undefined; isFromPulseOpportunity: boolean };

type Dependencies = {
  /** A model reads descriptions in other languages than the program's. */
  isReadByModel: boolean;
  projects: ProjectRepository;
  audit: AuditLog;
  history: HistoryService;
  clock: Clock;
  rewriter: Pick<Rewriter, 'rewrite' | 'findAlike'>;
  /** Null where it is switched off: titles and phrases are then read by their place alone. */
  encoder: SentenceEncoder | null;
  takeRewrite: RateLimit;
  files: Pick<LibraryService, 'byId'>;
  events: EventBus;
};

export function projectService(deps: Dependencies) {
  const { projects, history, audit, events, clock, rewriter, encoder, isReadByModel, takeRewrite, files } = deps;
  const listOwn = async (actor: Actor) => (await projects.list(actor)).filter(({ role }) => role === 'owner');

  /** Like `find`, but refused with the reason when it may be read only. */
  async function findEditable(actor: Actor, id: string): Promise<EditableRow> {
    const row = found(await projects.find(actor, id));
    if (row.role === 'viewer') throw new AppError('FORBIDDEN', MESSAGES.collaboration.viewerOnly);
    return row as EditableRow;
  }

  async function findOwn(actor: Actor, id: string): Promise<OwnRow> {
    const row = found(await projects.find(actor, id));
    if (row.role !== 'owner') throw new AppError('FORBIDDEN', MESSAGES.collaboration.ownerOnly);
    return row as OwnRow;
  }

  return {
    async list(actor: Actor) {
      const items = (await projects.list(actor)).map((row) => presentProject(row, actor));
      return { items, total: items.length, page: 1, pageLimit: Math.max(items.length, 1) };
    },

    async get(actor: Actor, id: string): Promise<SeenProject> {
      return presentProject(found(await projects.find(actor, id)), actor);
    },

    /** One of the list; null for whoever is not in it. */
    async seen(actor: Actor, id: string): Promise<SeenProject | null> {
      const row = await projects.find(actor, id);
      return row && presentProject(row, actor);
    },

    /** For whoever changes what is in it. */
    getEditable: async (actor: Actor, id: string): Promise<EditableProject> =>
      presentProject(await findEditable(actor, id), actor),

    /** For what only the owner does. */
    getOwn: async (actor: Actor, id: string): Promise<OwnProject> => presentProject(await findOwn(actor, id), actor),

    /**
     * A project to work with. After a downgrade that is the first of one's own; the others are kept, and locked. Those of others
     * don't count.
     */
    async getUsable(actor: Actor, id: string): Promise<SeenProject> {
      const project = presentProject(found(await projects.find(actor, id)), actor);
      const max = projectsOf(actor);
      if (project.role !== 'owner' || max === Number.POSITIVE_INFINITY) return project;
      const usable = (await listOwn(actor)).slice(0, max);
      if (!usable.some((row) => row.id === id)) throw new AppError('FORBIDDEN', MESSAGES.plans.projectLocked);
      return project;
    },

    /** For jobs, which have no actor. */
    describe: projects.describe,

    count: (actor: Actor): Promise<number> => projects.count(actor),

    async rewrite(actor: Actor, interest: string): Promise<Rewrite> {
      const isAllowed = await takeRewrite(actor.userId).then(
        () => true,
        (error) => {
          if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
          throw error;
        },
      );
      if (!isAllowed) return { ...NOTHING, success: false, hitRateLimit: true };
      const data = await rewriter.rewrite(interest);
      if (data === NOT_RELEVANT) return { ...NOTHING, data };
      const [alike, { phrases }, title] = await Promise.all([
        rewriter.findAlike(data, await listOwn(actor)),
        readAxes(data, encoder),
        proposeTitle(data, encoder),
      ]);
      return {
        ...NOTHING,
        data,
        redirect: alike?.id ?? null,
        title,
        lacksUse: phrases.every(({ axis }) => axis !== 'use'),
        isForeign: !isReadByModel && !isEnglish(data),
      };
    },

    async create(actor: Actor, { areaOfInterest, title, persona, fileId }: NewProject): Promise<Project> {
      const [file] = fileId ? await files.byId(actor, [fileId]) : [];
      if (fileId && !file) throw new AppError('NOT_FOUND', MESSAGES.words.refusals.fileGone);
      const content = {
        title: title ?? (await proposeTitle(areaOfInterest, encoder)),
        description: areaOfInterest,
        persona,
      };
      const row = await projects.create(actor, content, projectsOf(actor));
      if (!row) throw new AppError('FORBIDDEN', MESSAGES.plans.projectLimit);
      await history.record(actor, row.id, { kind: 'created', text: row.title, path: DASHBOARD });
      if (file)
        await history.record(actor, row.id, {
          kind: 'file-added',
          text: file.name,
          path: libraryFilePath(file),
        });
      return presentProject(row, actor);
    },

    async update(actor: Actor, id: string, { persona, isFromPulseOpportunity, ...texts }: Change): Promise<Project> {
      const before = await findEditable(actor, id);
      const change = { ...texts, ...(persona && { persona }) };
      await projects.transaction(async (tx) => {
        if (!(await projects.update(actor, id, change, clock.now(), tx))) throw new AppError('NOT_FOUND');
        await events.publish(projectChanged, { projectId: id }, tx);
      });
      const row = await findEditable(actor, id);
      const changed = (['title', 'description', 'persona'] as const).filter((field) => row[field] !== before[field]);
      const what = changed.join(', ');
      const { edited, editedFromPulse, unchangedFromPulse } = MESSAGES.words.history;
      const fromPulse = changed.length > 0 ? editedFromPulse(what) : unchangedFromPulse;
      const text = isFromPulseOpportunity ? fromPulse : edited(what);
      if (changed.length > 0 || isFromPulseOpportunity)
        await history.record(actor, before.id, { kind: 'edited', text, path: DASHBOARD });
      return presentProject(row, actor);
    },

    async updateNotes(
      actor: Actor,
      { projectId, text, version }: { projectId: string; text: string; version?: number | undefined },
    ): Promise<Notes> {
      const notesVersion = await projects.transaction(async (tx) => {
        const saved = await projects.updateNotes(actor, projectId, { notes: text, version }, clock.now(), tx);
        // Whoever else has the project open sees it in a moment.
        if (saved !== null) await events.publish(projectChanged, { projectId }, tx);
        return saved;
      });
      if (notesVersion !== null) return { notes: text, notesVersion, notesBy: null };
      const current = presentNotes(await findEditable(actor, projectId), actor);
      // Sent twice, as when an answer got lost or a page was closed: it is stored already.
      if (current.notes === text) return current;
      const { notesBy } = current;
      throw new AppError(
        'CONFLICT',
        notesBy === null ? MESSAGES.projects.notesChanged : MESSAGES.projects.notesChangedBy(notesBy),
        current,
      );
    },

    async history(actor: Actor, page: PageOfProject) {
      const { id, role } = found(await projects.find(actor, page.projectId));
      return history.page(actor, role, { ...page, projectId: id });
    },

    async delete(actor: Actor, id: string): Promise<void> {
      await findOwn(actor, id);
      await projects.transaction(async (tx) => {
        // Before: afterwards nobody is in it who could be told.
        await events.publish(projectChanged, { projectId: id }, tx);
        if (!(await projects.delete(actor, id, tx))) throw new AppError('NOT_FOUND');
      });
      await audit.record(actor, 'project.delete', id);
    },
  };
}

export type ProjectService = ReturnType<typeof projectService>;

const NOTHING: Rewrite = {
  success: true,
  hitRateLimit: false,
  data: null,
  redirect: null,
  title: null,
  lacksUse: false,
  isForeign: false,
};

type EditableRow = ProjectRow & { id: EditableProjectId };
type OwnRow = ProjectRow & { id: OwnProjectId };
type SeenProject = Project & { id: ReadableProjectId };
type EditableProject = Project & { id: EditableProjectId };
type OwnProject = Project & { id: OwnProjectId };

const projectsOf = ({ plan }: Actor) => PLAN_PERMISSIONS[plan].projects;

function found(row: ProjectRow | null): ProjectRow {
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

const presentNotes = ({ notes, notesVersion, notesBy, notesByName }: ProjectRow, { userId }: Actor): Notes => ({
  notes,
  notesVersion,
  notesBy: notesBy === userId ? null : notesByName,
});

function presentProject<Row extends ProjectRow>(row: Row, actor: Actor): Project & Pick<Row, 'id'> {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    persona: row.persona as Persona,
    ...presentNotes(row, actor),
    role: row.role,
    sharedBy: row.role === 'owner' ? null : row.ownerName,
    collaborators: row.collaborators,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
