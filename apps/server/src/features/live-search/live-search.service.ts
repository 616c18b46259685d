import { randomUUID } from 'node:crypto';
import { LIVE_LIMIT_MAX } from '@groundwork/contract/limits';
import type {
  LiveAsk,
  LiveConsent,
  LiveQueryWords,
  LiveSearch,
  LiveSource,
  LiveWatch,
  LiveWords,
} from '@groundwork/contract/live-search';
import type { SourceTrend } from '@groundwork/contract/pulse.panels';
import type { SentenceEncoder } from '../../catalogue/encoder/sentence-encoder.port.ts';
import { type AskableSource, askableSources, missingToAsk } from '../../catalogue/import/ask-sources.ts';
import type { LiveContext } from '../../catalogue/import/source.port.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { isMedical } from '../../catalogue/matching/is-medical.ts';
import type { SourceCount } from '../../evidence/evidence.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type {
  AccessibleProjectId,
  JobProjectId,
  ProjectBrief,
  ReadableProjectId,
} from '../projects/projects.access.ts';
import { jobProjectId } from '../projects/projects.access.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { RelevanceService } from '../relevance/relevance.service.ts';
import { askSourceJob } from './live-search.jobs.ts';
import type { LiveAskRow, LiveSearchRepository } from './live-search.repository.ts';
import type { LiveWatchRepository } from './live-watches.repository.ts';
import { liveWatchService, WEEK_MS } from './live-watches.service.ts';
import { isActive, presentAsk } from './present-ask.ts';
import { sourceCounts, sourceTrends } from './source-counts.ts';
import { type ProposedWords, wordsOfProject } from './words-of-project.ts';
import { wordsOfQuery } from './words-of-query.ts';

type Limits = Pick<Config, 'LIVE_SEARCH' | 'LIVE_SOURCES' | 'LIVE_ASKS_PER_DAY' | 'LIVE_RECORDS_PER_SOURCE'>;
type Dependencies = {
  asks: LiveSearchRepository;
  projects: Pick<ProjectService, 'get' | 'getEditable' | 'describe'>;
  relevance: Pick<RelevanceService, 'subjectOf' | 'importanceOf' | 'addPhrases' | 'isSettling'>;
  encoder: Pick<SentenceEncoder, 'ranksOf' | 'encode' | 'encodeWords'> | null;
  index: Pick<CatalogueIndex, 'stats'>;
  jobs: Pick<JobQueue, 'enqueue' | 'enqueueAll' | 'cancel'>;
  audit: AuditLog;
  watches: LiveWatchRepository;
  stateOf: Parameters<typeof liveWatchService>[0]['stateOf'];
  settings: LiveContext['settings'];
  limits: Limits;
  clock: Clock;
};
type AskOf = { projectId: string; askId: string };

type Proposal = ProposedWords & Pick<LiveSearch, 'isMedical'>;

const DAY_MS = 86_400_000;
const PROPOSALS_KEPT = 200;

/** Asking the public sources for a project, with the words that its people agreed to. */
export function liveSearchService(deps: Dependencies) {
  const { asks, projects, relevance, encoder, index, jobs, audit, settings, limits, clock } = deps;
  const dayAgo = () => new Date(clock.now().getTime() - DAY_MS);
  const watching = liveWatchService({ ...deps, ask: askAgain });
  const mode = limits.LIVE_SEARCH;
  /** The last reading of each project: while it is asked nothing can be sent, and the encoder has records to embed. */
  const proposals = new Map<string, Proposal>();

  async function allowed(): Promise<AskableSource[]> {
    const wanted = limits.LIVE_SOURCES;
    return (await askableSources()).filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  }

  async function labels(): Promise<(source: string) => string> {
    const known = new Map((await askableSources()).map(({ name, label }) => [name, label]));
    return (source) => known.get(source) ?? source;
  }

  const limitOf = ({ ask }: AskableSource) =>
    Math.min(limits.LIVE_RECORDS_PER_SOURCE, ask.limitMax ?? limits.LIVE_RECORDS_PER_SOURCE);

  const presentSource = (source: AskableSource): LiveSource => ({
    source: source.name,
    label: source.label,
    url: source.url,
    goodFor: source.ask.goodFor,
    isOfMedicine: source.ask.isOfMedicine ?? false,
    engines: source.ask.engines ?? source.engines,
    intervalMs: source.ask.intervalMs,
    limit: limitOf(source),
    missing: missingToAsk(source, settings),
  });

  async function proposalOf(project: ProjectBrief, isAsking: boolean): Promise<Proposal> {
    const known = isAsking && proposals.get(project.id);
    if (known) return known;
    const subject = await relevance.subjectOf(project);
    const [words, medical] = await Promise.all([
      wordsOfProject(subject, await relevance.importanceOf(subject), encoder),
      isMedical(subject, encoder),
    ]);
    if (proposals.size >= PROPOSALS_KEPT) proposals.clear();
    const proposal = { ...words, isMedical: medical };
    proposals.set(project.id, proposal);
    return proposal;
  }

  async function overview(actor: Actor, projectId: string): Promise<LiveSearch> {
    const project = await projects.get(actor, projectId);
    const list = await asks.list(project.id);
    const isAsking = list.some(({ answers }) => answers.some(isActive));
    const [consent, sources, proposed, asked, stats, labelOf, watches, isSettling] = await Promise.all([
      asks.consent(project.id),
      allowed(),
      proposalOf(project, isAsking),
      asks.countAsked(actor.userId, dayAgo()),
      index.stats(),
      labels(),
      watching.list(actor, project.id),
      // A person watching records come in reads this with each step: it is not to wait until they are compared.
      isAsking || relevance.isSettling(project),
    ]);
    // Words that somebody struck out are not proposed again: the words that were agreed to last stand.
    const agreed = list.find(({ isForSearch }) => !isForSearch);
    return {
      projectId,
      mode,
      consent: (consent?.consent as LiveConsent | undefined) ?? 'ask',
      mayAsk: project.role !== 'viewer',
      words: agreed?.words ?? proposed.words,
      heldBack: proposed.heldBack,
      setAside: proposed.setAside,
      sources: sources.map(presentSource),
      isMedical: proposed.isMedical,
      asksLeft: Math.max(0, limits.LIVE_ASKS_PER_DAY - asked),
      asks: list.map((ask) => presentAsk(ask, labelOf)),
      isSettling,
      nextAskAt: consent?.nextAskAt?.toISOString() ?? null,
      watches,
      isSampleOnly:
        stats.some(({ sampleCount }) => sampleCount > 0) &&
        stats.every(({ count, sampleCount }) => count <= sampleCount),
    };
  }

  /** Null while an ask of the project goes on. */
  async function start(
    projectId: AccessibleProjectId,
    actor: Actor | null,
    { words, isForSearch }: Pick<LiveAskRow, 'words' | 'isForSearch'>,
    sources: AskableSource[],
  ): Promise<string | null> {
    return asks.transaction(async (tx) => {
      if (actor && (await asks.countAsked(actor.userId, dayAgo(), tx)) >= limits.LIVE_ASKS_PER_DAY)
        throw new AppError('RATE_LIMITED', MESSAGES.liveSearch.tooMany(String(limits.LIVE_ASKS_PER_DAY)));
      if (await asks.isAsking(projectId, tx)) return null;
      const askId = randomUUID();
      const jobIds = await jobs.enqueueAll(
        askSourceJob,
        sources.map(({ name: source }) => ({ askId, source })),
        tx,
      );
      const values = {
        id: askId,
        userId: actor?.userId ?? null,
        isWeekly: actor === null,
        isForSearch,
        words,
        createdAt: clock.now(),
      };
      const answers = sources.map((source, place) => ({
        source: source.name,
        limit: limitOf(source),
        jobId: jobIds[place]!,
      }));
      await asks.create(projectId, values, answers, tx);
      const sent = {
        words: words.flatMap(({ phrases }) => phrases).join('; '),
        sources: sources.map(({ name }) => name).join(', '),
      };
      await audit.record(actor, 'live-search.ask', projectId, sent, tx);
      return askId;
    });
  }

  async function answered(projectId: AccessibleProjectId, askId: string): Promise<LiveAsk> {
    return presentAsk(await found(projectId, askId), await labels());
  }

  async function found(projectId: AccessibleProjectId, askId: string): Promise<LiveAskRow> {
    const ask = await asks.find(projectId, askId);
    if (!ask) throw new AppError('NOT_FOUND');
    return ask;
  }

  /** A source of an ask once more, as far as its answer is in one of these states. */
  async function again(
    projectId: AccessibleProjectId,
    { askId, source }: { askId: string; source: string },
    { from, limit, refused }: { from: string[]; limit: number; refused: (typeof MESSAGES.liveSearch)['notFailed'] },
  ): Promise<LiveAsk> {
    await asks.transaction(async (tx) => {
      const values = { state: 'queued', reason: null, isUnreachable: false, endedAt: null, limit };
      if (!(await asks.change(askId, source, values, { from, tx }))) throw new AppError('CONFLICT', refused);
      await asks.setJob(askId, source, await jobs.enqueue(askSourceJob, { askId, source }, { tx }), tx);
    });
    return answered(projectId, askId);
  }

  const askableAmong = async (names: string[]): Promise<AskableSource[]> =>
    (await allowed()).filter((source) => names.includes(source.name) && missingToAsk(source, settings) === null);

  /** The sources of what somebody agrees to: at least one, and words. */
  async function agreedTo(words: LiveWords[], names: string[]): Promise<AskableSource[]> {
    if (words.every(({ phrases }) => phrases.length === 0)) throw new AppError('CONFLICT', MESSAGES.liveSearch.noWords);
    const chosen = await askableAmong(names);
    if (chosen.length === 0) throw new AppError('CONFLICT', MESSAGES.liveSearch.noSource);
    return chosen;
  }

  /** Asks once more with the agreed words, by itself, for a part of the project. */
  async function askAgain(projectId: JobProjectId, words: LiveWords[], names: string[]) {
    const [consent, sources] = await Promise.all([asks.consent(projectId), askableAmong(names)]);
    if (consent?.consent === 'never' || sources.length === 0) return 'refused' as const;
    const askId = await start(projectId, null, { words, isForSearch: true }, sources);
    return askId === null ? ('busy' as const) : ('asked' as const);
  }

  /** Automatic asking has to be allowed by the operator, too. */
  function checkWeekly() {
    if (mode !== 'on')
      throw new AppError('CONFLICT', mode === 'off' ? MESSAGES.liveSearch.off : MESSAGES.liveSearch.weeklyOff);
  }

  async function askable(actor: Actor, projectId: string) {
    const project = await projects.getEditable(actor, projectId);
    if (mode === 'off') throw new AppError('CONFLICT', MESSAGES.liveSearch.off);
    const consent = await asks.consent(project.id);
    if (consent?.consent === 'never') throw new AppError('CONFLICT', MESSAGES.liveSearch.never);
    return project;
  }

  /** The sources' whole counts for the words of the project, for somebody who was let into it. */
  async function counts(projectId: ReadableProjectId): Promise<SourceCount[]> {
    const [rows, sources] = await Promise.all([asks.list(projectId), allowed()]);
    return sourceCounts(
      rows.filter(({ isForSearch }) => !isForSearch),
      sources.map(presentSource).map(({ engines, ...source }) => ({ ...source, engine: engines[0]! })),
    );
  }

  return {
    overview,

    async wordsOfQuery(
      actor: Actor,
      { projectId, query }: { projectId: string; query: string },
    ): Promise<LiveQueryWords> {
      const subject = await relevance.subjectOf(await projects.get(actor, projectId));
      return wordsOfQuery(query, subject, encoder);
    },

    async consent(actor: Actor, projectId: string, consent: LiveConsent): Promise<LiveSearch> {
      const project = await projects.getEditable(actor, projectId);
      if (consent === 'weekly') checkWeekly();
      const nextAskAt = consent === 'weekly' ? new Date(clock.now().getTime() + WEEK_MS) : null;
      await asks.transaction(async (tx) => {
        await asks.setConsent(project.id, { consent, userId: actor.userId, nextAskAt }, tx);
        await audit.record(actor, 'live-search.consent', projectId, { consent }, tx);
      });
      return overview(actor, projectId);
    },

    async ask(
      actor: Actor,
      {
        projectId,
        words,
        sources,
        isForSearch,
      }: { projectId: string; words: LiveWords[]; sources: string[]; isForSearch: boolean },
    ): Promise<LiveAsk> {
      const project = await askable(actor, projectId);
      const chosen = await agreedTo(words, sources);
      const askId = await start(project.id, actor, { words, isForSearch }, chosen);
      if (askId === null) throw new AppError('CONFLICT', MESSAGES.liveSearch.underWay);
      // Words that somebody put in tell what the project is about: finds are held against them, too.
      if (!isForSearch) await relevance.addPhrases(actor, project, words);
      return answered(project.id, askId);
    },

    async get(actor: Actor, { projectId, askId }: AskOf): Promise<LiveAsk> {
      const project = await projects.get(actor, projectId);
      return answered(project.id, askId);
    },

    async cancel(actor: Actor, { projectId, askId }: AskOf): Promise<LiveAsk> {
      const project = await projects.getEditable(actor, projectId);
      const ask = await found(project.id, askId);
      const active = ask.answers.filter(isActive);
      if (active.length === 0) throw new AppError('CONFLICT', MESSAGES.liveSearch.notAsking);
      for (const { source, jobId } of active) {
        await asks.change(askId, source, { state: 'cancelled', endedAt: clock.now() });
        if (jobId) await jobs.cancel(askSourceJob, jobId);
      }
      return answered(project.id, askId);
    },

    async retry(actor: Actor, { projectId, askId, source }: AskOf & { source: string }): Promise<LiveAsk> {
      const project = await askable(actor, projectId);
      const row = (await found(project.id, askId)).answers.find((one) => one.source === source);
      if (!row) throw new AppError('NOT_FOUND');
      const from = ['failed', 'cancelled'];
      return again(project.id, { askId, source }, { from, limit: row.limit, refused: MESSAGES.liveSearch.notFailed });
    },

    async more(actor: Actor, { projectId, askId, source }: AskOf & { source: string }): Promise<LiveAsk> {
      const project = await askable(actor, projectId);
      const row = (await found(project.id, askId)).answers.find((one) => one.source === source);
      if (!row) throw new AppError('NOT_FOUND');
      const limit = Math.min(LIVE_LIMIT_MAX, row.limit + limits.LIVE_RECORDS_PER_SOURCE);
      if (!row.answer?.hasMore || limit === row.limit) throw new AppError('CONFLICT', MESSAGES.liveSearch.noMore);
      return again(project.id, { askId, source }, { from: ['complete'], limit, refused: MESSAGES.liveSearch.noMore });
    },

    async watch(
      actor: Actor,
      { projectId, ...watch }: Pick<LiveWatch, 'kind' | 'ofId' | 'words' | 'sources'> & { projectId: string },
    ): Promise<LiveSearch> {
      const project = await askable(actor, projectId);
      checkWeekly();
      const sources = (await agreedTo(watch.words, watch.sources)).map(({ name }) => name);
      await watching.set(actor, project.id, { ...watch, sources });
      return overview(actor, projectId);
    },

    async unwatch(
      actor: Actor,
      { projectId, ...of }: Pick<LiveWatch, 'kind' | 'ofId'> & { projectId: string },
    ): Promise<LiveSearch> {
      const project = await projects.get(actor, projectId);
      // A viewer may still end what is asked for a search of theirs.
      if (of.kind === 'tracker') await projects.getEditable(actor, projectId);
      await watching.remove(actor, project.id, of);
      return overview(actor, projectId);
    },

    counts,

    /** The sources' own counts by year, for somebody who was let into the project. */
    trends: async (projectId: ReadableProjectId): Promise<SourceTrend[]> => sourceTrends(await counts(projectId)),

    /** Asks for projects whose week is over with what was last agreed to, once, in whichever process asks first. */
    async askDue(): Promise<void> {
      if (mode !== 'on') return;
      for (const row of await asks.due(clock.now())) {
        if (!(await asks.advance(row, new Date(clock.now().getTime() + WEEK_MS)))) continue;
        const projectId = jobProjectId(row.projectId);
        const agreed = await asks.lastAgreed(projectId);
        const sources = await askableAmong(agreed?.answers.map(({ source }) => source) ?? []);
        if (agreed && sources.length > 0)
          await start(projectId, null, { words: agreed.words, isForSearch: false }, sources);
      }
      await watching.askDue();
    },
  };
}

export type LiveSearchService = ReturnType<typeof liveSearchService>;
