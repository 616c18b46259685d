import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { SAVED_SEARCHES_MAX, SUGGESTED_SEARCHES_MAX } from '@groundwork/contract/limits';
import { PLAN_NAMES, PLAN_PERMISSIONS } from '@groundwork/contract/plans';
import { SCOPE_DEFAULT } from '@groundwork/contract/relevance.names';
import type {
  AlertChoice,
  AlertFrequency,
  AlertPreviewQuery,
  NewSavedSearch,
  SavedSearch,
  SuggestedSearch,
} from '@groundwork/contract/saved-searches';
import type { SearchFilters } from '@groundwork/contract/search';
import type { Message } from '@groundwork/contract/texts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { MESSAGES, offer } from '../../platform/messages.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import { previewAlert } from './alert-preview.ts';
import { nextCheck } from './alert-times.ts';
import {
  type AlertMatcher,
  alertAddress,
  alertSelection,
  countMatches,
  storedBetween,
  type Watched,
} from './count-matched.ts';
import type { OffTokens } from './off-token.ts';
import type { SavedSearchRepository, SavedSearchRow } from './saved-searches.repository.ts';

type Dependencies = {
  searches: SavedSearchRepository;
  projects: Pick<ProjectService, 'get'>;
  matcher: AlertMatcher;
  tokens: OffTokens;
  clock: Clock;
  /** Whether this server can send mail. */
  canMail: boolean;
};

type AlertChange = {
  name?: string | undefined;
  alert?: AlertChoice | undefined;
  frequency?: AlertFrequency | undefined;
};

export function savedSearchService({ searches, projects, matcher, tokens, clock, canMail }: Dependencies) {
  async function present(row: SavedSearchRow): Promise<SavedSearch> {
    const [newSince, total] = await Promise.all([
      countMatches(matcher, row, storedBetween(row.seenAt)),
      countMatches(matcher, row),
    ]);
    const { id, projectId, name, searchEngine, query, filters, mode, alert, frequency } = row;
    const [createdAt, lastCheckedAt] = [row.createdAt.toISOString(), row.lastCheckedAt.toISOString()];
    const search = { id, projectId, name, searchEngine, query, filters, mode, alert, frequency };
    return { ...search, createdAt, lastCheckedAt, newSince, total };
  }

  function checkAlert(actor: Actor, alert: AlertChoice | undefined) {
    if (alert === undefined || alert === 'off') return;
    checkPlan(actor);
    if (alert === 'notify-and-mail' && !canMail) throw AppError.validation({ alert: [whyNoMail(actor)] });
  }

  return {
    async list(actor: Actor) {
      const rows = await searches.list(actor);
      return {
        items: await Promise.all(rows.map(present)),
        saving: offer(planReason(actor)),
        mail: offer(canMail ? null : whyNoMail(actor)),
      };
    },

    /** None while the plan has no saved searches. */
    async suggested(actor: Actor, projectId: string): Promise<{ items: SuggestedSearch[] }> {
      await projects.get(actor, projectId);
      if (planReason(actor)) return { items: [] };
      const filters = { about: [projectId, SCOPE_DEFAULT] };
      const watched = { userId: actor.userId, searchEngine: ENGINES[0], query: '', filters };
      const [selection, saved] = await Promise.all([alertSelection(matcher, watched), searches.list(actor)]);
      const counts = await (await matcher.catalogueOf(watched)).aggregate({
        ...selection,
        engines: [...ENGINES],
        by: { type: 'engine' },
      });
      const isSaved = (engine: string) =>
        saved.some(({ searchEngine, filters }) => searchEngine === engine && isAbout(filters, projectId));
      const items = counts
        .filter(({ key }) => !isSaved(key))
        .sort((a, b) => b.count - a.count)
        .slice(0, SUGGESTED_SEARCHES_MAX)
        .map(({ key, count }) => ({ searchEngine: key as Engine, filters, onTopic: count }));
      return { items };
    },

    async create(actor: Actor, input: NewSavedSearch): Promise<SavedSearch> {
      checkPlan(actor);
      checkAlert(actor, input.alert);
      if (input.projectId) await projects.get(actor, input.projectId);
      const search = { ...input, ...lasting(input) };
      await alertSelection(matcher, { ...search, userId: actor.userId });
      const now = clock.now();
      const times = { createdAt: now, seenAt: now, lastCheckedAt: now, nextCheckAt: nextCheck(now, input.frequency) };
      const row = await searches.create(actor, { ...search, ...times }, SAVED_SEARCHES_MAX);
      if (!row) throw new AppError('CONFLICT', MESSAGES.words.refusals.savedSearches(String(SAVED_SEARCHES_MAX)));
      return present(row);
    },

    async update(actor: Actor, id: string, change: AlertChange): Promise<SavedSearch> {
      const before = found(await searches.find(actor, id));
      if (change.alert !== undefined && change.alert !== before.alert) checkAlert(actor, change.alert);
      if (Object.values(change).every((value) => value === undefined)) return present(before);
      return present(
        found(await searches.update(actor, id, { ...change, ...timesAfter(change, before, clock.now()) })),
      );
    },

    async delete(actor: Actor, id: string): Promise<void> {
      found(await searches.update(actor, id, { deletedAt: clock.now() }));
    },

    async restore(actor: Actor, id: string): Promise<SavedSearch> {
      return present(found(await searches.restore(actor, id)));
    },

    async seen(actor: Actor, id: string): Promise<SavedSearch> {
      return present(found(await searches.update(actor, id, { seenAt: clock.now() })));
    },

    preview(actor: Actor, input: AlertPreviewQuery) {
      checkPlan(actor);
      return previewAlert(matcher, clock, { ...input, ...lasting(input), userId: actor.userId });
    },

    has: async (who: Pick<Actor, 'userId'>, id: string): Promise<boolean> => (await searches.find(who, id)) !== null,

    /** The name of one, and where its records of this time are; null for others, and for what is gone. */
    async toTell(who: Pick<Actor, 'userId'>, id: string, { from, until }: { from: Date; until: Date }) {
      const row = await searches.find(who, id);
      return (
        row && {
          name: row.name,
          path: alertAddress(row, matcher.engineOf(row.searchEngine), storedBetween(from, until)),
        }
      );
    },

    /** Its feed's question to the catalogue; null for others, for what is gone, and while the plan has no saved searches. */
    async toFollow(who: Pick<Actor, 'userId' | 'plan'>, id: string) {
      const row = PLAN_PERMISSIONS[who.plan].savedSearches ? await searches.find(who, id) : null;
      if (!row) return null;
      const engine = matcher.engineOf(row.searchEngine);
      const path = alertAddress(row, engine, {});
      return { name: row.name, path, hasDates: engine.date !== null, selection: await alertSelection(matcher, row) };
    },

    /** Needs no actor: the token's signature is the permission. */
    async off(token: string): Promise<void> {
      const target = tokens.read(token);
      if (!target) throw AppError.validation({ token: [MESSAGES.savedSearches.invalidToken] });
      if (target.kind === 'search') await searches.turnAlertOff(target.id);
      else await searches.turnMailOff(target.id);
    },
  };
}

const isAbout = ({ about }: SearchFilters, projectId: string) => Array.isArray(about) && about[0] === projectId;

/** Names of settings help only those who can set them. */
const whyNoMail = ({ roles }: Actor) =>
  roles.includes('service') ? MESSAGES.savedSearches.noMailForOperator : MESSAGES.savedSearches.noMail;

export type SavedSearchService = ReturnType<typeof savedSearchService>;

/** The window itself is left alone, so that a check which goes on meanwhile notices nothing. */
function timesAfter(change: AlertChange, before: SavedSearchRow, now: Date) {
  const frequency = change.frequency ?? before.frequency;
  const isTurnedOn = before.alert === 'off' && change.alert !== undefined && change.alert !== 'off';
  // Records that came while the alert was off are not told afterwards.
  if (isTurnedOn) return { lastCheckedAt: now, nextCheckAt: nextCheck(now, frequency), checkedVersion: null };
  return frequency === before.frequency ? {} : { nextCheckAt: nextCheck(before.lastCheckedAt, frequency) };
}

/** When records came is what an alert asks itself; saved with the search it would never match again. */
function lasting({ searchEngine, query, filters: { seen: _seen, ...filters } }: Omit<Watched, 'userId'>) {
  return { searchEngine, query, filters };
}

function planReason({ plan }: Actor): Message | null {
  if (PLAN_PERMISSIONS[plan].savedSearches) return null;
  return MESSAGES.words.refusals.searchPlan(PLAN_NAMES.pro, PLAN_NAMES[plan]);
}

function checkPlan(actor: Actor) {
  const reason = planReason(actor);
  if (reason) throw new AppError('FORBIDDEN', reason);
}

function found(row: SavedSearchRow | null): SavedSearchRow {
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
