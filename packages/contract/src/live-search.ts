import { z } from 'zod';
import { Engine } from './engines.ts';
import { LIVE_GROUP_PHRASES_MAX, LIVE_SOURCES_MAX, PROFILE_PHRASE_MAX, SEARCH_QUERY_MAX } from './limits.ts';
import { LIVE_SEARCH_TEXTS } from './live-search.texts.ts';
import { route } from './route.ts';
import { text } from './text.ts';

export { LIVE_SEARCH_TEXTS };

/** The decision of a project's people: never; only when one of them asks; by itself each week as well. */
export const LiveConsent = z.enum(['never', 'ask', 'weekly']);
export type LiveConsent = z.infer<typeof LiveConsent>;

/** technology: what it is and how it works; use: what and whom it is for. */
export const LiveAxis = z.enum(['technology', 'use']);
export type LiveAxis = z.infer<typeof LiveAxis>;

/** Phrases that say one thing in other words or beside each other, the most telling first. They are what is sent. */
export const LiveWords = z.object({
  axis: LiveAxis,
  phrases: z.array(text().trim().min(1).max(PROFILE_PHRASE_MAX)).max(LIVE_GROUP_PHRASES_MAX),
});
export type LiveWords = z.infer<typeof LiveWords>;

/** A source that can be asked by words. */
export const LiveSource = z.object({
  source: z.string(),
  label: z.string(),
  url: z.string(),
  /** In English; `LIVE_SEARCH_TEXTS.sources` has it in other languages. */
  goodFor: z.string(),
  /** It holds trials, medicines and care alone. */
  isOfMedicine: z.boolean(),
  engines: z.array(Engine),
  /** From the start of one request to the start of the next. */
  intervalMs: z.number().int(),
  /** Records that one ask takes at most. */
  limit: z.number().int(),
  /** The setting that an operator has to make before it can be asked; null when there is none. */
  missing: z.string().nullable(),
});
export type LiveSource = z.infer<typeof LiveSource>;

export const LiveAnswerState = z.enum(['queued', 'running', 'complete', 'failed', 'cancelled']);
export type LiveAnswerState = z.infer<typeof LiveAnswerState>;

/** A source's own count for each year: of things, or of US dollars. */
export const LiveYears = z.object({
  unit: z.enum(['count', 'usd']),
  counts: z.array(z.object({ year: z.number().int(), value: z.number() })),
});
export type LiveYears = z.infer<typeof LiveYears>;

/** How far one source has answered one question. */
export const LiveAnswer = z.object({
  source: z.string(),
  label: z.string(),
  state: LiveAnswerState,
  /** Things that the source counts (studies, filings …): read, and all that it has; null: it does not tell. */
  asked: z.number().int(),
  total: z.number().int().nullable(),
  /** Records in the catalogue now, and those of them that were not there before. */
  taken: z.number().int(),
  added: z.number().int(),
  rejected: z.number().int(),
  engines: z.partialRecord(Engine, z.number().int()),
  /** all: what was found has words of both axes; any: there was too little of that, so it has some of them. */
  shape: z.enum(['all', 'any']),
  years: LiveYears.nullable(),
  /** A page at the source that shows the same question, or where it can be put. */
  address: z.string().nullable(),
  /** When the source answered; within a day the same question is not sent again. */
  answeredAt: z.iso.datetime().nullable(),
  hasMore: z.boolean(),
  /** Why it failed, in the words of what went wrong; null otherwise. */
  reason: z.string().nullable(),
  /** It failed for want of a network between the server and the source. */
  isUnreachable: z.boolean(),
});
export type LiveAnswer = z.infer<typeof LiveAnswer>;

/** One time that sources were asked. */
export const LiveAsk = z
  .object({
    askId: z.uuid(),
    projectId: z.uuid(),
    /** The person who asked; null if they have left, or if it was asked automatically. */
    by: z.string().nullable(),
    isWeekly: z.boolean(),
    /** It was for what a search found little of, and not for the project itself. */
    isForSearch: z.boolean(),
    words: z.array(LiveWords),
    createdAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
    answers: z.array(LiveAnswer),
  })
  .meta({ id: 'LiveAsk' });
export type LiveAsk = z.infer<typeof LiveAsk>;

/** A saved search's or an opportunity tracker's weekly question to the sources, in the name of who agreed to it. */
export const LiveWatch = z.object({
  kind: z.enum(['saved-search', 'tracker']),
  /** Id of the saved search or the tracker. */
  ofId: z.uuid(),
  words: z.array(LiveWords),
  sources: z.array(z.string()),
  nextAskAt: z.iso.datetime(),
});
export type LiveWatch = z.infer<typeof LiveWatch>;

export const LiveSearch = z
  .object({
    projectId: z.uuid(),
    /** The operator's switch: off; ask: only people ask; on: also by itself each week. */
    mode: z.enum(['off', 'ask', 'on']),
    consent: LiveConsent,
    /** False for who only reads the project. */
    mayAsk: z.boolean(),
    /** The words that would be sent unless they are changed: from the project's subject. */
    words: z.array(LiveWords),
    /** Names that the description has (its own, a partner's, a person's): sent only if somebody puts them among the words. */
    heldBack: z.array(z.string()),
    /** Phrases that the description has and the idea is not about (what it replaces, plain business): in the same way. */
    setAside: z.array(LiveWords),
    sources: z.array(LiveSource),
    /** False: the description tells of something else, so that sources of medicine are left out unless somebody chooses them. */
    isMedical: z.boolean(),
    /** How often the person may ask today. */
    asksLeft: z.number().int(),
    /** Newest first. */
    asks: z.array(LiveAsk),
    /** Records that came in are still being compared with the project: what is counted of it will change. */
    isSettling: z.boolean(),
    /** When it is asked by itself next. */
    nextAskAt: z.iso.datetime().nullable(),
    /** The person's own, and those of the project's trackers. */
    watches: z.array(LiveWatch),
    /** The catalogue has nothing but the records that came with the product. */
    isSampleOnly: z.boolean(),
  })
  .meta({ id: 'LiveSearch' });
export type LiveSearch = z.infer<typeof LiveSearch>;

/** The words that would be sent for a search, and the names in it that are held back in the same way. */
export const LiveQueryWords = z.object({ words: z.array(LiveWords), heldBack: z.array(z.string()) });
export type LiveQueryWords = z.infer<typeof LiveQueryWords>;

const projectId = z.uuid();
const Words = z.array(LiveWords).max(LiveAxis.options.length);
const SourceNames = z.array(z.string().max(60)).max(LIVE_SOURCES_MAX);
const Watched = z.object({ projectId, kind: LiveWatch.shape.kind, ofId: z.uuid() });
const tags: ['Live search'] = ['Live search'];

export const liveSearch = {
  overview: route({
    method: 'GET',
    path: '/projects/{projectId}/live-search',
    summary:
      'What asking the public sources for a project would send, which sources there are, and what was asked so far',
    tags,
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ projectId }))
    .output(LiveSearch),
  wordsOfQuery: route({
    method: 'POST',
    path: '/projects/{projectId}/live-search/words',
    summary: 'What asking the public sources for what was searched for would send, without the names in it',
    tags,
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ projectId, query: text().max(SEARCH_QUERY_MAX) }))
    .output(LiveQueryWords),
  consent: route({
    method: 'PUT',
    path: '/projects/{projectId}/live-search/consent',
    summary: 'Whether the public sources are asked for a project: never, when somebody asks, or each week as well',
    tags,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  })
    .input(z.object({ projectId, consent: LiveConsent }))
    .output(LiveSearch),
  ask: route({
    method: 'POST',
    path: '/projects/{projectId}/live-search/asks',
    summary: 'Send these words, and nothing else, to these sources',
    tags,
    successStatus: 202,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
  })
    .input(
      z.object({
        projectId,
        words: Words,
        sources: SourceNames,
        isForSearch: z.boolean().default(false),
      }),
    )
    .output(LiveAsk),
  get: route({
    method: 'GET',
    path: '/projects/{projectId}/live-search/asks/{askId}',
    summary: 'How far the sources have answered',
    tags,
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ projectId, askId: z.uuid() }))
    .output(LiveAsk),
  cancel: route({
    method: 'POST',
    path: '/projects/{projectId}/live-search/asks/{askId}/cancel',
    summary: 'Ask no further; what was taken stays',
    tags,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  })
    .input(z.object({ projectId, askId: z.uuid() }))
    .output(LiveAsk),
  retry: route({
    method: 'POST',
    path: '/projects/{projectId}/live-search/asks/{askId}/sources/{source}/retry',
    summary: 'Ask a source that failed again; it goes on behind what was taken',
    tags,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  })
    .input(z.object({ projectId, askId: z.uuid(), source: z.string().max(60) }))
    .output(LiveAsk),
  more: route({
    method: 'POST',
    path: '/projects/{projectId}/live-search/asks/{askId}/sources/{source}/more',
    summary: 'Take as many again from a source that has more',
    tags,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  })
    .input(z.object({ projectId, askId: z.uuid(), source: z.string().max(60) }))
    .output(LiveAsk),
  watch: route({
    method: 'PUT',
    path: '/projects/{projectId}/live-search/watches/{kind}/{ofId}',
    summary: 'Ask these sources for these words each week, for a saved search or an opportunity tracker',
    tags,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  })
    .input(Watched.extend({ words: Words, sources: SourceNames }))
    .output(LiveSearch),
  unwatch: route({
    method: 'DELETE',
    path: '/projects/{projectId}/live-search/watches/{kind}/{ofId}',
    summary: 'No longer ask each week for a saved search or an opportunity tracker',
    tags,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  })
    .input(Watched)
    .output(LiveSearch),
};
