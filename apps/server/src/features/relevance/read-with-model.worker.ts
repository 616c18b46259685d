import type { Engine } from '@groundwork/contract/engines';
import type { ReadingOutcome, ScreenedGrade } from '@groundwork/contract/relevance';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { UnsureRecord } from '../../catalogue/matching/matcher.ts';
import { cleanDraft } from '../../catalogue/matching/profile-draft.ts';
import { changesSides } from '../../catalogue/matching/rings.ts';
import type { Subject } from '../../catalogue/matching/subject.ts';
import { hashRecord } from '../../catalogue/record-hash.ts';
import { atOnce } from '../../platform/at-once.ts';
import type { Clock } from '../../platform/clock.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/log/log.ts';
import { ModelError } from '../../platform/model/language-model.port.ts';
import { ModelCeilingError, type ModelUsageService } from '../model-usage/model-usage.service.ts';
import type { ProjectBrief } from '../projects/projects.access.ts';
import { draftedFrom, draftRequest } from './model/draft-profile.ts';
import { profileKey, screeningRequest, toldProfile } from './model/screen-record.ts';
import type { ModelReadingRepository } from './model-reading.repository.ts';

export interface ReadWithModelDependencies {
  readings: ModelReadingRepository;
  /** Null when the project is gone. */
  describe(projectId: string): Promise<ProjectBrief | null>;
  usage: Pick<ModelUsageService, 'name' | 'ask' | 'does'>;
  index: Pick<CatalogueIndex, 'get'>;
  engineOf(engine: Engine): EngineDeclaration;
  /** The subject read by the program and the model's draft. */
  subjectOf(project: ProjectBrief): Promise<Subject>;
  /** The records that the program alone is unsure of, the most uncertain first. */
  unsureOf(project: ProjectBrief): Promise<UnsureRecord[]>;
  /** Those of them that are to be graded. */
  openOf(project: ProjectBrief, subject: Subject, unsure: readonly UnsureRecord[]): Promise<UnsureRecord[]>;
  stateOf(project: ProjectBrief, subject: Subject): Promise<string>;
  isDone(project: ProjectBrief, subject: Subject): Promise<boolean>;
  clock: Clock;
  log: Log;
}

const AT_ONCE = 4;
/** The hardest come first: where none of so many has changed sides, those of which the program is surer would not either. */
const ROUND = 20;
const GRADES_KEPT_MS = 90 * 86_400_000;

/**
 * Drafts the project's profile where its text is new, then has the records graded that the program is unsure of and that
 * were not graded before. Each answer is kept as it comes, so that nothing is paid for twice.
 */
export async function run(
  { projectId }: { projectId: string },
  { jobId, signal }: Pick<JobContext, 'jobId' | 'signal'>,
  deps: ReadWithModelDependencies,
): Promise<void> {
  const { readings, usage, clock, log, subjectOf, stateOf } = deps;
  const project = await deps.describe(projectId);
  if (!project) return;
  if (await deps.isDone(project, await subjectOf(project))) return;
  const end = async (outcome: ReadingOutcome) => {
    const lookedAt = await stateOf(project, await subjectOf(project));
    await readings.save(project, { model: usage.name, lookedAt, outcome, triedAt: clock.now() });
  };
  try {
    const from = draftedFrom(project, usage.name);
    if (usage.does('read') && (await readings.find(project))?.draftedFrom !== from)
      await readings.saveDraft(project, {
        model: usage.name,
        draftedFrom: from,
        draft: await draft(project, jobId, signal, deps),
        triedAt: clock.now(),
      });
    if (usage.does('grade')) await screen(project, jobId, signal, deps);
    await end('complete');
  } catch (error) {
    if (signal.aborted) throw error;
    await end(error instanceof ModelCeilingError ? 'limit' : 'failed');
    if (!(error instanceof ModelError) && !(error instanceof ModelCeilingError)) throw error;
    log.warn('language model', { error });
  }
}

/** The terms that the model names, as far as they can be terms; none if it answers no draft at all. */
async function draft(project: ProjectBrief, task: string, signal: AbortSignal, { usage }: ReadWithModelDependencies) {
  const of = { projectId: project.id, purpose: 'profile', task, userId: null } as const;
  return usage.ask(of, draftRequest(project), signal).then(cleanDraft, (error) => {
    if (error instanceof ModelError && error.problem === 'not-valid')
      return { phrases: [], unwanted: [], questions: [] };
    throw error;
  });
}

async function screen(
  project: ProjectBrief,
  task: string,
  signal: AbortSignal,
  reader: ReadWithModelDependencies,
): Promise<void> {
  const { readings, usage, index, clock } = reader;
  const subject = await reader.subjectOf(project);
  const told = toldProfile(project, subject);
  const key = profileKey(told, usage.name);
  const open = await reader.openOf(project, subject, await reader.unsureOf(project));

  /** Whether it changes sides. */
  async function gradeOne({ ref, hash, ...own }: UnsureRecord): Promise<boolean> {
    const [record] = await index.get([ref]);
    // Changed since it was found to be unsure: the next look finds it again.
    if (!record || hashRecord(record) !== hash) return false;
    const of = { projectId: project.id, purpose: 'screening', task, userId: null } as const;
    const request = screeningRequest(told, record, reader.engineOf(ref.engine).label);
    const grade = await usage.ask(of, request, signal).then(
      (answer): ScreenedGrade => answer.grade,
      (error) => {
        if (error instanceof ModelError && error.problem === 'not-valid') return null;
        throw error;
      },
    );
    await readings.saveGrade(project, key, { ...ref, hash, grade }, clock.now());
    return grade !== null && changesSides(own, grade);
  }

  for (let from = 0, isDecided = false; from < open.length && !isDecided; from += ROUND) {
    let changed = 0;
    await atOnce(open.slice(from, from + ROUND), AT_ONCE, async (each) => {
      if (await gradeOne(each)) changed += 1;
    });
    isDecided = changed === 0;
  }
  await readings.forgetGrades(project, key, new Date(clock.now().getTime() - GRADES_KEPT_MS));
}
