import type { Engine } from '@groundwork/contract/engines';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { type CatalogueRecord, refKey } from '../../catalogue/record.ts';
import { hashRecord } from '../../catalogue/record-hash.ts';
import type { ClaimChart, NearStatement } from '../../evidence/idea/claim-chart.ts';
import { refOf } from '../../evidence/idea/hold-idea.ts';
import { asJudged, NEAR_QUESTION, nearFound, nearRequest } from '../../evidence/idea/judge-near.ts';
import { atOnce } from '../../platform/at-once.ts';
import type { Clock } from '../../platform/clock.ts';
import { digestOf } from '../../platform/digest.ts';
import { ModelError } from '../../platform/model/language-model.port.ts';
import type { ModelUsageService } from '../model-usage/model-usage.service.ts';
import type { ProjectBrief } from '../projects/projects.access.ts';
import type { JudgedRepository } from './judged.repository.ts';

interface Dependencies {
  judged: JudgedRepository;
  usage: Pick<ModelUsageService, 'name' | 'ask'>;
  index: Pick<CatalogueIndex, 'get'>;
  engineOf(engine: Engine): EngineDeclaration;
  clock: Clock;
}

/** Those that may come near by estimate come first; the surest of the project follow. */
const JUDGED_MAX = 20;
const AT_ONCE = 4;
const KEPT_MS = 90 * 86_400_000;

/** Has a language model hold the likeliest records against an idea's statements, each once; what it says takes the estimate's place. */
export function judgingService({ judged, usage, index, engineOf, clock }: Dependencies) {
  const keyOf = ({ title }: ProjectBrief, { statements }: ClaimChart) =>
    digestOf([NEAR_QUESTION, usage.name, title, statements]);

  /** Records that are still to be read, and those that have been. */
  async function read(project: ProjectBrief, chart: ClaimChart) {
    const surest = (key: string) => Math.max(0, ...(chart.near[key] ?? []).map(({ certainty }) => certainty));
    const keys = chart.held.toSorted((one, other) => surest(other) - surest(one)).slice(0, JUDGED_MAX);
    const [records, known] = await Promise.all([
      index.get(keys.map(refOf)),
      judged.find(project, keyOf(project, chart)),
    ]);
    const answers = new Map(known.map((each) => [`${refKey(each)} ${each.hash}`, each.near]));
    const open: CatalogueRecord[] = [];
    const found = new Map<string, NearStatement[]>();
    for (const record of chart.statements.length > 0 ? records : []) {
      if (!record) continue;
      const near = answers.get(`${refKey(record)} ${hashRecord(record)}`);
      if (near) found.set(refKey(record), near);
      else open.push(record);
    }
    return { open, found };
  }

  return {
    name: usage.name,

    /** The chart with what the model has said by now, and how many records it has yet to read. */
    async judgedBy(project: ProjectBrief, chart: ClaimChart): Promise<{ chart: ClaimChart; open: number }> {
      const { open, found } = await read(project, chart);
      return { chart: asJudged(chart, found), open: open.length };
    },

    /** Rejects with ModelError or ModelCeilingError; what was answered by then is kept. */
    async judge(project: ProjectBrief, chart: ClaimChart, task: string, signal: AbortSignal): Promise<void> {
      const key = keyOf(project, chart);
      const { open } = await read(project, chart);
      const of = { projectId: project.id, purpose: 'screening', task, userId: null } as const;
      await atOnce(open, AT_ONCE, async (record) => {
        const request = nearRequest(
          { title: project.title, statements: chart.statements },
          record,
          engineOf(record.engine).label,
        );
        const near = await usage.ask(of, request, signal).then(
          (answer) => nearFound(answer, chart.statements.length, record),
          (error) => {
            if (error instanceof ModelError && error.problem === 'not-valid') return null;
            throw error;
          },
        );
        // The estimate stands where it gives no answer: the same question would get none again.
        const own = near ?? chart.near[refKey(record)] ?? [];
        const { engine, id } = record;
        await judged.save(project, key, { engine, id, hash: hashRecord(record), near: own }, clock.now());
      });
      await judged.forget(project, key, new Date(clock.now().getTime() - KEPT_MS));
    },
  };
}

export type JudgingService = ReturnType<typeof judgingService>;
