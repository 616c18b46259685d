import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { ProjectMatches } from '../../catalogue/matching/matches.ts';
import type { Clock } from '../../platform/clock.ts';
import { digestOf } from '../../platform/digest.ts';
import type { Log } from '../../platform/log/log.ts';
import type { ReadableProjectId } from '../projects/projects.access.ts';
import type { PanelRepository } from './panels.repository.ts';

type Dependencies = {
  panels: PanelRepository;
  index: Pick<CatalogueIndex, 'version'>;
  clock: Clock;
  log: Pick<Log, 'warn'>;
};

/** The subject of a panel: a project, or a description by what it is read as. */
export interface PanelSubject {
  projectId: ReadableProjectId | null;
  matches: Pick<ProjectMatches, 'key' | 'scope'>;
}

interface KeptFor<Answer> {
  maxAgeMs: number;
  /** Its basis beside catalogue and profile. */
  restsOn?: string;
  compute(asOf: string): Promise<Answer>;
}

/** Answers computed in an earlier version of a panel are not shown. Raised when an answer changes its form. */
const FORM = 4;

/** Answers of panels, kept while catalogue and profile are the same, and no longer than `maxAgeMs`. */
export function panelCache({ panels, index, clock, log }: Dependencies) {
  /** Two windows that open at once have one computed. */
  const underWay = new Map<string, Promise<unknown>>();

  return {
    async get<Answer>(
      panel: string,
      { projectId, matches }: PanelSubject,
      { maxAgeMs, restsOn, compute }: KeptFor<Answer>,
    ): Promise<Answer> {
      const { version, changedAt } = await index.version();
      const state = digestOf([FORM, version, changedAt, matches.key, matches.scope, restsOn]);
      const key = `${panel} ${projectId ?? matches.key}`;
      const running = `${key} ${state}`;
      const known = underWay.get(running);
      if (known) return known as Promise<Answer>;
      // From the look at what is kept until it is kept: who asks in between would compute it once more.
      const work = (async () => {
        const stored = await panels.find({ key });
        const now = clock.now();
        if (stored?.state === state && stored.expiresAt > now) return stored.answer as Answer;
        const answer = await compute(changedAt);
        const expiresAt = new Date(now.getTime() + maxAgeMs);
        // The project may be gone by now: then there is nothing to keep it for.
        await panels
          .save({ key, projectId }, { state, answer, computedAt: now, expiresAt })
          .catch(() => log.warn('a panel of Pulse was not kept', { panel }));
        return answer;
      })().finally(() => underWay.delete(running));
      underWay.set(running, work);
      return work;
    },
  };
}

export type PanelCache = ReturnType<typeof panelCache>;
