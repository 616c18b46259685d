import { LIVE_WATCHES_MAX } from '@groundwork/contract/limits';
import type { LiveWatch, LiveWords } from '@groundwork/contract/live-search';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { AccessibleProjectId, EditableProjectId, JobProjectId } from '../projects/projects.access.ts';
import { jobProjectId } from '../projects/projects.access.ts';
import type { LiveWatchRepository, LiveWatchRow } from './live-watches.repository.ts';

export const WEEK_MS = 7 * 86_400_000;
/** A project is asked for one thing at a time: what finds it busy comes again. */
const BUSY_MS = 3_600_000;

type Of = Pick<LiveWatch, 'kind' | 'ofId'>;
type Dependencies = {
  watches: LiveWatchRepository;
  /** State of the search or tracker, as its person may see it; paused: it is kept, and asks nothing meanwhile. */
  stateOf(userId: string, projectId: string, of: Of): Promise<'there' | 'paused' | 'gone'>;
  /** busy: an ask of the project goes on. refused: the project, or what its sources need, has changed. */
  ask(projectId: JobProjectId, words: LiveWords[], sources: string[]): Promise<'asked' | 'busy' | 'refused'>;
  audit: AuditLog;
  clock: Clock;
};

/** Saved searches and trackers that ask the public sources each week, with words that their person agreed to. */
export function liveWatchService({ watches, stateOf, ask, audit, clock }: Dependencies) {
  const inAWeek = () => new Date(clock.now().getTime() + WEEK_MS);

  async function askFor(watch: LiveWatchRow): Promise<void> {
    const state = await stateOf(watch.userId, watch.projectId, watch);
    if (state === 'gone' || !(await watches.mayStill(watch))) return watches.end(watch);
    if (!(await watches.advance(watch, inAWeek())) || state === 'paused') return;
    const outcome = await ask(jobProjectId(watch.projectId), watch.words, watch.sources);
    if (outcome === 'busy')
      await watches.advance({ ...watch, nextAskAt: inAWeek() }, new Date(clock.now().getTime() + BUSY_MS));
  }

  return {
    async list(actor: Actor, projectId: AccessibleProjectId): Promise<LiveWatch[]> {
      const rows = await watches.list(actor, projectId);
      return rows.map(({ kind, ofId, words, sources, nextAskAt }) => ({
        kind,
        ofId,
        words,
        sources,
        nextAskAt: nextAskAt.toISOString(),
      }));
    },

    async set(
      actor: Actor,
      projectId: EditableProjectId,
      { kind, ofId, words, sources }: Of & { words: LiveWords[]; sources: string[] },
    ): Promise<void> {
      if ((await stateOf(actor.userId, projectId, { kind, ofId })) === 'gone') throw new AppError('NOT_FOUND');
      const values = { kind, ofId, words, sources, nextAskAt: clock.now() };
      if (!(await watches.set(actor, projectId, values, LIVE_WATCHES_MAX)))
        throw new AppError('CONFLICT', MESSAGES.liveSearch.tooManyWatches(String(LIVE_WATCHES_MAX)));
      await audit.record(actor, 'live-search.watch', projectId, {
        of: `${kind} ${ofId}`,
        words: words.flatMap(({ phrases }) => phrases).join('; '),
        sources: sources.join(', '),
      });
    },

    remove: (actor: Actor, projectId: AccessibleProjectId, of: Of): Promise<void> =>
      watches.remove(actor, projectId, of),

    /** In whichever process asks first. */
    async askDue(): Promise<void> {
      for (const watch of await watches.due(clock.now())) await askFor(watch);
    },
  };
}
