import { PULSE_TRENDS_CACHE_MS, VISIT_GAP_MS } from '@groundwork/contract/limits';
import type {
  AgenciesAnswer,
  BiotechCheck,
  ClosingDates,
  FieldMap,
  FundingTrends,
  KeyFigures,
  MarketTrends,
  PlacesOfWork,
  WhatIsNew,
} from '@groundwork/contract/pulse.panels';
import { UNAVAILABLE } from '@groundwork/contract/pulse.texts';
import type { z } from 'zod';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { ProjectMatches } from '../../catalogue/matching/matches.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../platform/http/context.ts';
import { requirePlan } from '../../platform/http/require-plan.ts';
import type { Log } from '../../platform/log/log.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { LiveSearchService } from '../live-search/live-search.service.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { RelevanceService } from '../relevance/relevance.service.ts';
import type { PanelCache, PanelSubject } from './panel-cache.service.ts';
import { agencies } from './panels/agencies.ts';
import { biotechCheck } from './panels/biotech.ts';
import { closingDates } from './panels/closing-dates.ts';
import { fieldMap } from './panels/field-map.ts';
import { fundingTrends } from './panels/funding-trends.ts';
import { keyFigures } from './panels/key-figures.ts';
import { marketTrends } from './panels/market-trends.ts';
import { placesOfWork } from './panels/places.ts';
import { whatIsNew } from './panels/what-is-new.ts';
import type { VisitRepository } from './visits.repository.ts';

type Dependencies = {
  projects: Pick<ProjectService, 'getUsable'>;
  relevance: Pick<RelevanceService, 'matchesOf' | 'matchesOfText'>;
  index: CatalogueIndex;
  cache: PanelCache;
  visits: VisitRepository;
  live: Pick<LiveSearchService, 'trends'>;
  clock: Clock;
  log: Pick<Log, 'error'>;
};

type Described = { text: string; projectId?: string | undefined };
type OfProject = { matches: ProjectMatches; projectId: string };

/** The panels of a project's Pulse: each for itself, so that one that fails takes no other along. */
export function panelService({ projects, relevance, index, cache, visits, live, clock, log }: Dependencies) {
  async function ofProject(actor: Actor, id: string) {
    requirePlan(actor, 'viewPulse', MESSAGES.words.needs.pulse);
    const project = await projects.getUsable(actor, id);
    return { project, subject: { projectId: project.id, matches: await relevance.matchesOf(project) } };
  }

  async function described(actor: Actor, { text, projectId }: Described) {
    if (projectId) return (await ofProject(actor, projectId)).subject;
    requirePlan(actor, 'viewPulse', MESSAGES.words.needs.pulse);
    return { projectId: null, matches: await relevance.matchesOfText(titled(text)) };
  }

  const kept = <Answer>(panel: string, subject: PanelSubject, compute: (asOf: string) => Promise<Answer>) =>
    cache.get(panel, subject, { maxAgeMs: PULSE_TRENDS_CACHE_MS, compute });

  return {
    async keyFigures(actor: Actor, projectId: string): Promise<KeyFigures> {
      const { subject } = await ofProject(actor, projectId);
      return kept('key-figures', subject, (asOf) => keyFigures({ index, ...subject, asOf }));
    },

    async marketTrends(actor: Actor, projectId: string): Promise<MarketTrends> {
      const { project, subject } = await ofProject(actor, projectId);
      const [trends, atSources] = await Promise.all([
        kept('market-trends', subject, (asOf) => marketTrends({ index, ...subject, asOf })),
        live.trends(project.id),
      ]);
      return atSources.length > 0 ? { ...trends, atSources } : trends;
    },

    async fundingTrends(actor: Actor, of: Described): Promise<FundingTrends> {
      const subject = await described(actor, of);
      return kept('funding-trends', subject, (asOf) => fundingTrends({ index, ...subject, asOf }));
    },

    /** A refusal is one; when it cannot be computed, the answer says so. */
    async agencies(actor: Actor, of: Described): Promise<z.infer<typeof AgenciesAnswer>> {
      const subject = await described(actor, of);
      try {
        return { data: await kept('agencies', subject, (asOf) => agencies({ index, ...subject, asOf })), error: null };
      } catch (error) {
        log.error('agencies of a topic', { error });
        return { data: null, error: UNAVAILABLE.agencies };
      }
    },

    async biotechCheck(actor: Actor, of: Described): Promise<BiotechCheck> {
      const subject = await described(actor, of);
      return kept('biotech-check', subject, (asOf) => biotechCheck({ index, ...subject, asOf }));
    },

    async places(actor: Actor, projectId: string): Promise<PlacesOfWork> {
      const { subject } = await ofProject(actor, projectId);
      return kept('places', subject, (asOf) => placesOfWork({ index, ...subject, asOf }));
    },

    async fieldMap(actor: Actor, projectId: string): Promise<FieldMap> {
      const { subject } = await ofProject(actor, projectId);
      return kept('field-map', subject, (asOf) => fieldMap({ index, ...subject, asOf }));
    },

    /** Not kept: a call closes at midnight, whatever the catalogue does. */
    async closingDates(actor: Actor, projectId: string, signal?: AbortSignal): Promise<ClosingDates> {
      const { subject } = await ofProject(actor, projectId);
      return closingDates(await current(subject, signal), clock.now().getTime());
    },

    async whatIsNew(actor: Actor, projectId: string, signal?: AbortSignal): Promise<WhatIsNew> {
      const { project, subject } = await ofProject(actor, projectId);
      const before = await visits.note(actor, project.id, { at: clock.now(), gapMs: VISIT_GAP_MS });
      return whatIsNew(await current(subject, signal), {
        since: before?.toISOString() ?? project.createdAt,
        isFirstVisit: before === null,
      });
    },
  };

  async function current(subject: OfProject, signal?: AbortSignal) {
    return { index, ...subject, asOf: (await index.version()).changedAt, signal };
  }
}

/** A description begins with what it is about. */
function titled(text: string) {
  const end = /[.!?\n]\s/.exec(text)?.index ?? text.length;
  return { title: text.slice(0, end), description: text.slice(end + 1) };
}

export type PanelService = ReturnType<typeof panelService>;
