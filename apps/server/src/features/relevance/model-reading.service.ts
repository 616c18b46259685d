import { setTimeout } from 'node:timers/promises';
import type { Engine } from '@groundwork/contract/engines';
import { SCREENED_IN_A_LOOK_MAX, SCREENED_RECORDS_MAX } from '@groundwork/contract/limits';
import type { ModelReading, ProfileDraft } from '@groundwork/contract/relevance';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { UnsureRecord } from '../../catalogue/matching/matcher.ts';
import type { Subject } from '../../catalogue/matching/subject.ts';
import type { Clock } from '../../platform/clock.ts';
import { digestOf } from '../../platform/digest.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { ModelUsageService } from '../model-usage/model-usage.service.ts';
import type { ProjectBrief, ReadableProjectId } from '../projects/projects.access.ts';
import { draftedFrom } from './model/draft-profile.ts';
import { profileKey, toldProfile } from './model/screen-record.ts';
import type { ModelReadingRepository, ModelReadingRow, ScreenedRecord } from './model-reading.repository.ts';
import { readWithModelJob } from './relevance.jobs.ts';

type Dependencies = {
  readings: ModelReadingRepository;
  usage: Pick<ModelUsageService, 'name' | 'ofProject' | 'taskCeiling' | 'does'>;
  index: Pick<CatalogueIndex, 'version'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  /** Null when the project is gone. */
  describe(projectId: string): Promise<ProjectBrief | null>;
  clock: Clock;
};

/** A reading that ended early is tried again when somebody comes by after so long. */
const TRY_AGAIN_MS = 10 * 60_000;
const MICRO = 1_000_000;
/** A report rests on what is graded by then. */
const WAIT_MAX_MS = 5 * 60_000;
const POLL_MS = 200;

/** The language model's readings of projects, and whether it is to look again. */
export function modelReadingService({ readings, usage, index, jobs, describe, clock }: Dependencies) {
  const model = usage.name;

  /** Names all that a look rests on: the same again finds nothing new to ask. */
  const stateOf = async (project: ProjectBrief, { key }: Subject): Promise<string> =>
    digestOf([draftedFrom(project, model), key, (await index.version()).version]);

  const isDone = (row: ModelReadingRow | null, state: string): row is ModelReadingRow =>
    row?.lookedAt === state &&
    (row.outcome === 'complete' || clock.now().getTime() - row.triedAt.getTime() < TRY_AGAIN_MS);

  const service = {
    stateOf,

    /** Whether there is nothing to ask: asked for twice, a look is had once. */
    isDone: async (project: ProjectBrief, subject: Subject): Promise<boolean> =>
      isDone(await readings.find(project), await stateOf(project, subject)),

    /** Until the model has looked, as far as it could, or for as long as a report waits. */
    async waitFor(
      projectId: string,
      subjectOf: (project: ProjectBrief) => Promise<Subject>,
      signal: AbortSignal,
    ): Promise<void> {
      const until = clock.now().getTime() + WAIT_MAX_MS;
      const isLooked = async () => {
        const project = await describe(projectId);
        return !project || service.isDone(project, await subjectOf(project));
      };
      if (await isLooked()) return;
      await jobs.enqueue(readWithModelJob, { projectId }, { singletonKey: projectId });
      do await setTimeout(POLL_MS, undefined, { signal });
      while (clock.now().getTime() < until && !(await isLooked()));
    },

    /** Null when there is none of the project as it is now. */
    async draftOf(project: ProjectBrief): Promise<ProfileDraft | null> {
      const row = await readings.find(project);
      return row?.draftedFrom === draftedFrom(project, model) ? row.draft : null;
    },

    doesRead: usage.does('read'),
    doesGrade: usage.does('grade'),

    /** Picks the records to be graded from those that the program is unsure of, the hardest first. */
    async openOf(project: ProjectBrief, subject: Subject, unsure: readonly UnsureRecord[]): Promise<UnsureRecord[]> {
      const known = new Set(
        (await readings.grades(project, profileKey(toldProfile(project, subject), model))).map(nameOf),
      );
      return unsure
        .slice(0, SCREENED_RECORDS_MAX)
        .filter(({ ref, hash }) => !known.has(nameOf({ ...ref, hash })))
        .slice(0, SCREENED_IN_A_LOOK_MAX);
    },

    async screenedOf(project: ProjectBrief, subject: Subject): Promise<ScreenedRecord[]> {
      const grades = await readings.grades(project, profileKey(toldProfile(project, subject), model));
      return grades.flatMap(({ grade, ...record }) => (grade === null ? [] : [{ ...record, grade }]));
    },

    /** `subject`: without what was screened. Has the model look at what it hasn't yet, beside what is answered here. */
    async present(project: ProjectBrief & { id: ReadableProjectId }, subject: Subject): Promise<ModelReading> {
      const [row, state, used, screened] = await Promise.all([
        readings.find(project),
        stateOf(project, subject),
        usage.ofProject(project),
        service.screenedOf(project, subject),
      ]);
      const done = isDone(row, state);
      if (!done) await jobs.enqueue(readWithModelJob, { projectId: project.id }, { singletonKey: project.id });
      const isDrafted = row?.draftedFrom === draftedFrom(project, model) && (row.draft?.phrases.length ?? 0) > 0;
      return {
        name: model,
        state: done ? row.outcome : 'working',
        isDrafted,
        unwanted: subject.doubted,
        screened: screened.length,
        usage: {
          calls: used.calls,
          tokens: used.inputTokens + used.outputTokens,
          cost: inDollars(used.cost),
        },
        reportCeiling: { tokens: usage.taskCeiling.tokens, cost: inDollars(usage.taskCeiling.cost) },
      };
    },
  };
  return service;
}

const nameOf = ({ engine, id, hash }: { engine: Engine; id: string; hash: string }) => `${engine} ${hash} ${id}`;

const inDollars = (cost: number | null): number | null => (cost === null ? null : cost / MICRO);

export type ModelReadingService = ReturnType<typeof modelReadingService>;
