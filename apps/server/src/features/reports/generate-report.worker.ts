import { setTimeout } from 'node:timers/promises';
import type { Engine } from '@groundwork/contract/engines';
import { word } from '@groundwork/contract/message-refs';
import type { BuiltInReason } from '@groundwork/contract/report-document';
import type { PlannedSection } from '@groundwork/contract/report-kinds';
import { isPromptId } from '@groundwork/contract/report-kinds.names';
import type { Message } from '@groundwork/contract/texts';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { ProjectMatches } from '../../catalogue/matching/matches.ts';
import { type DraftSection, sentencesOf } from '../../evidence/draft.ts';
import { type Evidence, findEvidence, type SourceCount } from '../../evidence/evidence.ts';
import { readFirst } from '../../evidence/gather/gather.ts';
import { gatherReport } from '../../evidence/gather/gather-report.ts';
import type { ReadNotes } from '../../evidence/gather/notes-of.ts';
import type { FindOn } from '../../evidence/gather/question-records.ts';
import { NOT_HELD } from '../../evidence/idea/hold-idea.ts';
import type { Encodes } from '../../evidence/reading/find-passages.ts';
import { evidenceKey } from '../../evidence/records/evidence-record.ts';
import type { FilePage } from '../../evidence/records/own-sources.ts';
import { snapshotOf } from '../../evidence/report/assemble.ts';
import { outlineOf } from '../../evidence/report/plans.ts';
import { publishSection } from '../../evidence/statements/publish.ts';
import { evidenceWeighed, type Points, pointsOf } from '../../evidence/writer/model/points.ts';
import { isOfReport } from '../../evidence/writer/model/section-plan.ts';
import { writeWithModel } from '../../evidence/writer/model/write-with-model.ts';
import type { Writer } from '../../evidence/writer/writer.port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { EventBus } from '../../platform/events/event-bus.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { isFinalError } from '../../platform/jobs/job-errors.ts';
import type { Log } from '../../platform/log/log.ts';
import { inEnglish, MESSAGES } from '../../platform/messages.ts';
import type { IdeaService } from '../idea/idea.service.ts';
import { findingByModel } from '../model-usage/finding-by-model.service.ts';
import { ModelCeilingError, type ModelUsageService } from '../model-usage/model-usage.service.ts';
import { isModelAway, type Keep, modelWriting } from '../model-usage/model-writing.service.ts';
import type { ProjectBrief } from '../projects/projects.access.ts';
import type { ReadingService } from '../reading/reading.service.ts';
import { assembler, EVIDENCE_STEP, partStep, sectionStep, type WrittenSection } from './assembler.ts';
import type { ReportProgressRepository } from './report-progress.repository.ts';
import { reportChanged, reportCompleted, reportFailed } from './reports.events.ts';

const LOADING_POLL_MS = 200;

export interface GenerateReportDependencies {
  reports: ReportProgressRepository;
  index: CatalogueIndex;
  engineOf(engine: Engine): EngineDeclaration;
  writer: Writer;
  /** Whether the sample data is still being loaded. */
  isLoading(): boolean;
  /** Writes the prose where a language model is configured; the writer steps in for what it does not write. */
  model?: { usage: Pick<ModelUsageService, 'name' | 'judge' | 'ask' | 'look'>; log: Log } | null;
  /** Waits, for a while, until a language model has graded what the program is unsure of; null where none does. */
  graded: ((projectId: string, signal: AbortSignal) => Promise<void>) | null;
  /** Sections for what its description asks. */
  questionsOf(project: ProjectBrief): Promise<PlannedSection[]>;
  matchesOf(project: ProjectBrief): Promise<ProjectMatches>;
  matchesFor(project: ProjectBrief): Promise<ProjectMatches>;
  /** The project's idea held against the records. */
  ideaOf: IdeaService['ideaOf'];
  find: FindOn;
  readNotes: ReadNotes;
  /** Has a language model read these records into notes, where one does. */
  readByModel: ReadingService['readByModel'];
  /** Null where there is none. */
  encoder: Encodes | null;
  /** The whole counts of the public sources that were asked for a project. */
  sourceCounts(projectId: ProjectBrief['id']): Promise<SourceCount[]>;
  /** Pages of files of a person's library. */
  pagesOf(userId: string, fileIds: string[]): Promise<FilePage[]>;
  events: EventBus;
  clock: Clock;
}

const GATHERED_PERCENT = 30;
const WRITTEN_PERCENT = 95;
/** A model that failed so often in one report is not asked for its other sections. */
const MODEL_FAILURES_MAX = 2;
const READ_BY_MODEL_MS = 5 * 60_000;

const { steps } = MESSAGES.words;

/**
 * Gather, plan, write, check, assemble. Every step's output is a checkpoint: killed anywhere, the job starts again and
 * goes on after the last one, on the evidence gathered first.
 */
export async function run(
  { reportId }: { reportId: string },
  context: Pick<JobContext, 'signal' | 'isLastAttempt'>,
  deps: GenerateReportDependencies,
): Promise<void> {
  const report = await deps.reports.findActive(reportId);
  if (!report) return;
  try {
    await generate(report, context.signal, deps);
  } catch (error) {
    if (context.signal.aborted) throw error;
    if (context.isLastAttempt || isFinalError(error)) await fail(report, failureMessage(error), deps);
    throw error;
  }
}

type ActiveReport = NonNullable<Awaited<ReturnType<ReportProgressRepository['findActive']>>>;

async function fail({ id, project }: ActiveReport, message: Message, { reports, events }: GenerateReportDependencies) {
  await reports.transaction(async (tx) => {
    const userId = await reports.fail(id, message, tx);
    if (userId) await events.publish(reportFailed, { reportId: id, projectId: project.id, userId }, tx);
  });
}

async function generate(
  { id, ownerId, type, project }: ActiveReport,
  signal: AbortSignal,
  deps: GenerateReportDependencies,
) {
  const { reports, events, index, engineOf, clock } = deps;
  const { funding, custom } = project;
  /** False when the report was cancelled. */
  const step = (progress: number, text: Message) => {
    signal.throwIfAborted();
    return reports.transaction(async (tx) => {
      const isActive = await reports.setProgress(id, Math.round(progress), text, tx);
      if (isActive) await events.publish(reportChanged, { reportId: id, projectId: project.id }, tx);
      return isActive;
    });
  };

  if (!(await step(5, custom?.scope === 'documents' ? steps.documents : steps.dataSets))) return;
  // In the first seconds of an installation a report would rest on what happens to be loaded, or on nothing.
  while (deps.isLoading()) await setTimeout(LOADING_POLL_MS, undefined, { signal });
  const evidence = await checkpoint<Evidence>(reports, id, EVIDENCE_STEP, async () => {
    const { id: projectId, title, description, persona } = project;
    const told = { id: projectId, title, description, persona };
    if (deps.graded) {
      await step(10, steps.model);
      await deps.graded(projectId, signal);
    }
    const pages = custom && custom.scope !== 'records' ? await deps.pagesOf(custom.filesOf, custom.fileIds) : [];
    const about = await (funding?.topic ? deps.matchesFor({ ...told, title: funding.topic }) : deps.matchesOf(told));
    await readByModel({ reportId: id, projectId, userId: ownerId }, about, signal, deps);
    const { find, readNotes, encoder } = deps;
    const atSources = await deps.sourceCounts(projectId);
    const idea = custom?.scope === 'documents' ? NOT_HELD : await deps.ideaOf(told, await deps.matchesOf(told), signal);
    // Once a model has read the description, where one does.
    const outline = outlineOf(type, {
      ...project,
      ...(type === 'commercialization' && { questions: await deps.questionsOf(told) }),
    });
    const asked = outline.flatMap(({ id: section, prompt }) => (prompt ? [{ id: section, prompt }] : []));
    const finding =
      deps.model && asked.length > 0 && custom?.scope !== 'documents'
        ? await findingByModel(title, asked, {
            ...deps.model,
            task: { projectId, purpose: 'report', task: `report:${id}`, userId: ownerId },
            keep: (name, work) => checkpoint(reports, id, name, work),
            signal,
          })
        : {};
    const options = {
      index,
      engineOf,
      project: told,
      about,
      idea,
      find,
      readNotes,
      encoder,
      atSources,
      ...finding,
      signal,
    };
    return gatherReport({ type, outline, funding, custom, pages }, options);
  });
  const outline = evidence.outline ?? outlineOf(type, project);
  const sections = await writeSections({ id, ownerId, project, outline }, evidence, step, signal, deps);
  if (!sections) return;

  if (!(await step(WRITTEN_PERCENT, steps.numbering))) return;
  const { assemble } = assembler({ writer: deps.writer.label, model: deps.model?.usage ?? null, engineOf });
  const document = assemble({ id, type, inputs: project }, evidence, sections);
  const sources = document.sources.map(({ searchEngine: engine, id: recordId }) =>
    snapshotOf(findEvidence(evidence, evidenceKey({ engine, id: recordId }))!),
  );
  const withheld = sections.flatMap(({ section, report }) =>
    report.withheld.map((claim) => ({ sectionTitle: section.title, ...claim })),
  );
  await reports.transaction(async (tx) => {
    const userId = await reports.complete(id, { document, sources, withheld }, clock.now(), tx);
    if (userId) await events.publish(reportCompleted, { reportId: id, projectId: project.id, userId }, tx);
  });
}

/** The surest of the field, before the report is planned; what isn't read in time our own reader reads. */
async function readByModel(
  { reportId, projectId, userId }: { reportId: string; projectId: string; userId: string },
  about: ProjectMatches,
  signal: AbortSignal,
  { index, readByModel: read, model }: GenerateReportDependencies,
): Promise<void> {
  const records = await readFirst(index, about);
  const task = { projectId, purpose: 'reading', task: `report:${reportId}`, userId } as const;
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(READ_BY_MODEL_MS)]);
  await read(records, task, inTime).catch((error) => {
    signal.throwIfAborted();
    if (!inTime.aborted && !isModelAway(error)) throw error;
    model?.log.warn('language model', { error });
  });
}

/** Null when the report was cancelled. */
async function writeSections(
  { id, ownerId, project, outline }: Pick<ActiveReport, 'id' | 'ownerId' | 'project'> & { outline: PlannedSection[] },
  evidence: Evidence,
  step: (progress: number, text: Message) => Promise<boolean>,
  signal: AbortSignal,
  { reports, index, writer, model }: GenerateReportDependencies,
): Promise<WrittenSection[] | null> {
  const sections = new Map<string, WrittenSection>();
  const failures: BuiltInReason[] = [];
  const task = { projectId: project.id, purpose: 'report', task: `report:${id}`, userId: ownerId } as const;
  const keep: Keep = (name, work) => checkpoint(reports, id, name, work);
  /** Why a model has not written: it is away, or may be asked no more. */
  const reasonOfAway = (error: unknown): BuiltInReason => {
    signal.throwIfAborted();
    if (!model || !isModelAway(error)) throw error;
    model.log.warn('language model', { error });
    const reason = error instanceof ModelCeilingError ? 'ceiling' : 'failed';
    failures.push(reason);
    return reason;
  };
  const isOwn = ({ id: sectionId }: Pick<PlannedSection, 'id'>) => isOfReport(sectionId, evidence);
  /** Undefined until the report's own sections are written; without points the built-in writer writes them. */
  let points: Points | null | undefined;
  const writePoints = async (usage: NonNullable<typeof model>['usage']) =>
    pointsOf(
      evidence,
      [...sections.values()],
      modelWriting(usage, { task, section: 'report', index, keep, signal }),
    ).catch((error) => {
      reasonOfAway(error);
      return null;
    });
  const byModel = async (
    builtin: DraftSection,
    getOn: (share: number) => Promise<boolean>,
  ): Promise<DraftSection | BuiltInReason | null> => {
    if (!model || !isOfRecords(builtin, evidence)) return null;
    if (failures.length === MODEL_FAILURES_MAX || (isOwn(builtin) && !points)) return failures.at(-1) ?? null;
    const { usage } = model;
    let isAsked = false;
    const writing = modelWriting(usage, {
      task,
      section: builtin.id,
      index,
      keep: (name, work) => {
        isAsked = true;
        return keep(name, work);
      },
      tell: async (soFar, share) => {
        await reports.replaceStep(id, partStep(builtin.id), { ...publishSection(soFar, evidence), isByModel: true });
        await getOn(share);
      },
      signal,
    });
    return writeWithModel(builtin, evidence, writing, points).then(
      (written) => written ?? (isAsked ? 'nothing-held' : null),
      reasonOfAway,
    );
  };
  const shareOf = (done: number) => ((WRITTEN_PERCENT - GATHERED_PERCENT) * done) / outline.length;
  for (const [at, { id: sectionId, title }] of (model ? inOrder(outline, evidence) : outline).entries()) {
    const getOn = (share: number) => step(GATHERED_PERCENT + shareOf(at + share), steps.writing(word(title)));
    if (model && points === undefined && isOwn({ id: sectionId }) && failures.length < MODEL_FAILURES_MAX) {
      if (!(await step(GATHERED_PERCENT + shareOf(at), steps.weighing))) return null;
      points = await writePoints(model.usage);
    }
    if (!(await getOn(0))) return null;
    const written = await checkpoint<WrittenSection>(reports, id, sectionStep(sectionId), async () => {
      const builtin = await writer.write(sectionId, points ? evidenceWeighed(points, evidence) : evidence, signal);
      const draft = await byModel(builtin, getOn);
      // Where both have nothing to tell, nobody failed.
      if (draft === null || (draft === 'nothing-held' && isEmpty(builtin))) return publishSection(builtin, evidence);
      return typeof draft === 'string'
        ? publishSection({ ...builtin, builtIn: draft }, evidence)
        : { ...publishSection(draft, evidence), isByModel: true };
    });
    sections.set(sectionId, written);
  }
  return outline.map(({ id: sectionId }) => sections.get(sectionId)!);
}

/** What a description asks is answered first: a report's own sections build on the answers. */
const inOrder = (outline: PlannedSection[], evidence: Evidence): PlannedSection[] => {
  const isOwn = ({ id }: PlannedSection) => isOfReport(id, evidence);
  return [...outline.filter((section) => !isOwn(section)), ...outline.filter(isOwn)];
};

const isEmpty = ({ blocks }: DraftSection): boolean => blocks.every(({ type }) => type === 'nothing-found');

/** Sections in which the applicant speaks, or a file is quoted, are the built-in writer's: files are given to no model. */
const isOfRecords = ({ id, blocks }: DraftSection, evidence: Evidence): boolean =>
  (isOfReport(id, evidence) || isPromptId(id) || blocks.some(({ type }) => type === 'paragraph' || type === 'list')) &&
  blocks
    .flatMap(sentencesOf)
    .every(({ kind, grounds }) => kind !== 'applicant' && grounds.every(({ key }) => !key.startsWith('library/')));

/** The step's stored output, or what `work` gives, stored. Both are read back as stored, so a resumed run sees the same. */
async function checkpoint<Output>(
  reports: ReportProgressRepository,
  reportId: string,
  name: string,
  work: () => Promise<Output>,
): Promise<Output> {
  const stored = await reports.findStep<Output>(reportId, name);
  if (stored) return stored;
  await reports.saveStep(reportId, name, await work());
  return (await reports.findStep<Output>(reportId, name))!;
}

function failureMessage(error: unknown): Message {
  if (error instanceof AppError) return error.said;
  return isFinalError(error) ? inEnglish((error as Error).message) : steps.failed;
}
