import type { Engine } from '@groundwork/contract/engines';
import { formatNumber } from '@groundwork/contract/format';
import { INSIGHTS } from '@groundwork/contract/paths';
import { merge } from '../../evidence/findings/collect.ts';
import { computeFindings } from '../../evidence/findings/compute-findings.ts';
import { observe } from '../../evidence/findings/observed.ts';
import { gatherEvidence } from '../../evidence/gather/gather.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { DescribedProject } from '../projects/projects.access.ts';
import type { InsightJobDependencies } from './insight-job-dependencies.ts';
import { newcomers } from './told/newcomers.ts';
import { evidenceOf } from './told/observed-evidence.ts';
import { payers } from './told/payers.ts';
import { researchGap } from './told/research-gap.ts';
import { tellClosest } from './told/tell-closest.ts';
import { tellFindings } from './told/tell-findings.ts';
import { tellNotes } from './told/tell-notes.ts';
import { trialResults } from './told/trial-results.ts';
import { unusualAmounts } from './told/unusual-amounts.ts';

const { newInsight, newInsights } = MESSAGES.words.notifications;

/** Works out what is worth telling of a project, and puts it in the place of what was told before. May run again: it tells nothing twice. */
export async function run(
  { projectId, isScheduled }: { projectId: string; isScheduled: boolean },
  { signal, isLastAttempt }: Pick<JobContext, 'signal' | 'isLastAttempt'>,
  deps: InsightJobDependencies,
): Promise<void> {
  const { work, projects, raiseNotification, clock } = deps;
  const project = await projects.describe(projectId);
  if (!project) return;
  try {
    const found = await workOut(project, signal, deps);
    signal.throwIfAborted();
    const now = clock.now();
    await work.transaction(async (tx) => {
      const anew = await work.replace(projectId, found, now, tx);
      await work.end(projectId, 'ready', now, tx);
      if (!isScheduled || anew.length === 0) return;
      for (const userId of await work.people(projectId, tx))
        await raiseNotification(
          {
            userId,
            projectId,
            kind: 'insight',
            key: `insights/${projectId}/${now.toISOString()}`,
            title:
              anew.length === 1 ? newInsight(project.title) : newInsights(formatNumber(anew.length), project.title),
            lines: [anew[0]!.content.title],
            forwardUrl: INSIGHTS,
          },
          tx,
        );
    });
  } catch (error) {
    if (!signal.aborted && isLastAttempt) await work.end(projectId, 'failed', clock.now());
    throw error;
  }
}

async function workOut(project: DescribedProject, signal: AbortSignal, deps: InsightJobDependencies) {
  const { index, engineOf, matchesOf, sourceCounts, ideaOf, readNotes, encoder } = deps;
  const about = await matchesOf(project);
  const { changedAt } = await index.version();
  const atSources = await sourceCounts(project.id);
  const idea = await ideaOf(project, about, signal);
  const observed = await observe({ index, about, project, asOf: changedAt, atSources, idea, signal });
  const stats = await index.stats();
  const held = Object.fromEntries(stats.map(({ engine, count }) => [engine, count])) as Record<Engine, number>;
  const collected = merge([
    await computeFindings(observed),
    newcomers(observed),
    payers(observed),
    researchGap(observed, held),
    trialResults(observed),
    unusualAmounts(observed),
  ]);
  const evidence = evidenceOf(project, observed, collected, engineOf);
  const read = await gatherEvidence({ index, engineOf, project, about, idea, readNotes, encoder, atSources, signal });
  return [...tellClosest(read, observed), ...tellNotes(read, observed), ...tellFindings(evidence, observed)];
}
