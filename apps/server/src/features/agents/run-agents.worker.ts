import type { AgentFind } from '@groundwork/contract/agents';
import { formatNumber } from '@groundwork/contract/format';
import { agentPath, recordPath } from '@groundwork/contract/paths';
import type { Message } from '@groundwork/contract/texts';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { EventBus } from '../../platform/events/event-bus.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { lineOfChange } from '../../platform/line-of-change.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { NotificationService } from '../notifications/notifications.service.ts';
import type { HistoryService } from '../projects/history.service.ts';
import { jobProjectId } from '../projects/projects.access.ts';
import { nextRun } from './agent-times.ts';
import type { WorkingAgent } from './agent-work.repository.ts';
import { trackerHit } from './agents.events.ts';
import { type LookDependencies, lookThrough } from './look-through.ts';

const told = MESSAGES.words.notifications;

export interface RunAgentsDependencies extends LookDependencies {
  raiseNotification: NotificationService['raise'];
  history: Pick<HistoryService, 'record'>;
  events: Pick<EventBus, 'publish'>;
}

const LINES_MAX = 3;

/**
 * Looks through what has changed, then tells what was found to those whose hour has struck. Each agent is one step: its run,
 * its hits and the notification are stored together or not at all, so nothing is told twice, wherever a process is killed.
 */
export async function run(
  _input: unknown,
  { signal }: Pick<JobContext, 'signal'>,
  deps: RunAgentsDependencies,
): Promise<void> {
  await lookThrough(signal, deps);
  const now = deps.clock.now();
  const failures: unknown[] = [];
  for (const agent of await deps.work.due(now)) {
    signal.throwIfAborted();
    await tell(agent, now, deps).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

async function tell(agent: WorkingAgent, now: Date, deps: RunAgentsDependencies): Promise<void> {
  const { work, raiseNotification, history, events } = deps;
  const { id, name, kind, projectId, createdBy: userId } = agent;
  const page = agentPath({ kind, id });
  let title: Message | undefined;
  const count = await work.tell(agent, { now, nextRunAt: nextRun(agent.schedule, now) }, async (run, hits, tx) => {
    const finds = hits.map(({ content }) => content);
    const [first] = finds;
    const lines = finds.slice(0, LINES_MAX).map(lineOf);
    const more = hits.length - lines.length;
    await events.publish(trackerHit, { agentId: id, runId: run.id, userId, count: hits.length }, tx);
    title = headOf(finds, name);
    await raiseNotification(
      {
        userId,
        projectId,
        kind: 'tracker',
        key: `agent/${run.id}`,
        title,
        lines: [...lines, ...(more > 0 ? [told.andMore(formatNumber(more))] : [])],
        forwardUrl: hits.length === 1 ? recordPath({ engine: first!.searchEngine, id: first!.recordId }) : page,
      },
      tx,
    );
  });
  // The person who made it sees the project, or it would not be at work.
  if (count && title)
    await history.record({ userId }, jobProjectId(projectId), { kind: 'agent-hit', text: title, path: page });
}

function headOf(finds: readonly AgentFind[], agent: string): Message {
  const changed = finds.filter(({ kind }) => kind === 'changed').length;
  const fresh = finds.length - changed;
  if (changed === 0) return fresh === 1 ? told.hit(agent) : told.hits(formatNumber(fresh), agent);
  if (fresh === 0) return changed === 1 ? told.changedHit(agent) : told.changedHits(formatNumber(changed), agent);
  return told.newAndChangedHits(formatNumber(fresh), formatNumber(changed), agent);
}

/** The news of a known record is what has changed. */
const lineOf = ({ kind, title, changes, searchEngine }: AgentFind): string | Message =>
  kind === 'changed' ? lineOfChange(title, changes, engineDeclaration(searchEngine).amount) : title;
