import { openEncoder } from './catalogue/encoder/open-encoder.ts';
import type { SentenceEncoder } from './catalogue/encoder/sentence-encoder.port.ts';
import { engineDeclarations } from './catalogue/engines/registry.ts';
import type { LiveContext } from './catalogue/import/source.port.ts';
import type { CatalogueIndex } from './catalogue/index/index.port.ts';
import { type Matcher, openMatcher } from './catalogue/matching/matcher.ts';
import { embeddingProvider } from './catalogue/semantics/embedding-provider.ts';
import { type Semantics, semanticsService } from './catalogue/semantics/semantics.service.ts';
import { openReader, type Reader } from './evidence/reading/open-reader.ts';
import type { Passwords } from './platform/auth/auth.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import { createEventBus, type EventBus } from './platform/events/event-bus.ts';
import type { GuardedClient } from './platform/fetch/guarded-client.ts';
import { openClient, openGuardedClient } from './platform/fetch/open-client.ts';
import { createJobQueue } from './platform/jobs/boss-job-queue.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import type { Log } from './platform/log/log.ts';
import { type MailOutbox, mailOutbox } from './platform/mail/mail-outbox.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { smtpMailer } from './platform/mail/smtp-mailer.ts';
import type { Metrics } from './platform/metrics/metrics.port.ts';
import type { LanguageModel } from './platform/model/language-model.port.ts';
import { openJudge, openModel } from './platform/model/open-model.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import type { ObjectStorage } from './platform/storage/storage.port.ts';
import type { Tracing } from './platform/tracing/tracing.port.ts';
import { VERSION } from './version.ts';

/** What features stand on. Each module names those that it takes. */
export interface Ports {
  config: Config;
  /** Without a slash at its end. */
  appUrl: string;
  version: string;
  database: Database;
  index: CatalogueIndex;
  semantics: Semantics;
  /** Null where it is switched off. */
  encoder: SentenceEncoder | null;
  /** Finds what belongs to projects. */
  matcher: Matcher;
  /** Reads records into notes. */
  reader: Reader;
  jobs: JobQueue;
  events: EventBus;
  storage: ObjectStorage;
  /** Null where mail is not set up. */
  mailer: Mailer | null;
  /** Null but where mails are kept instead of being sent: then it is the mailer, too. */
  outbox: MailOutbox | null;
  /** Null where none is configured. */
  model: LanguageModel | null;
  /** Another one that takes the second look; null where it is the same. */
  judge: LanguageModel | null;
  /** The way to the public sources. */
  client: LiveContext['client'];
  /** The way to addresses that people name. */
  guarded: Pick<GuardedClient, 'request'>;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** Only where tests put a quick hash in the place of the real one. */
  passwords?: Passwords | undefined;
}

type Given = Pick<Ports, 'config' | 'database' | 'index' | 'clock' | 'log' | 'metrics' | 'passwords'> & {
  tracing: Tracing;
  client?: Ports['client'] | undefined;
  guarded?: Ports['guarded'] | undefined;
};

/** The ports that the configuration names, and what takes files where the storage is our own disk. */
export function openPorts({
  config,
  database,
  index,
  clock,
  log,
  metrics,
  tracing,
  client,
  guarded,
  passwords,
}: Given) {
  const { storage, receiver } = openStorage(config, clock, log);
  const jobs = createJobQueue(database, {
    onError: (error, about) => log.error('job failed', { error, ...about }),
    onEnd: metrics.job,
    tracing,
  });
  const events = createEventBus(jobs);
  const outbox = config.MAIL_OUTBOX === 'on' ? mailOutbox(clock) : null;
  const { SMTP_URL: url, MAIL_FROM: from } = config;
  const encoder = config.SENTENCE_ENCODER === 'on' ? openEncoder() : null;
  const smtp = url && from ? smtpMailer({ url, from }) : null;
  const ports: Ports = {
    config,
    appUrl: config.APP_URL.replace(/\/$/, ''),
    version: VERSION,
    database,
    index,
    semantics: semanticsService({
      index,
      provider: embeddingProvider(config, {
        encoder,
        onError: (error) => log.warn('sentence encoder', { error }),
      }),
      onError: (error) => log.error('semantics', { error }),
    }),
    encoder,
    matcher: openMatcher({
      index,
      encoder,
      engines: engineDeclarations,
      onError: (error) => log.warn('sentence encoder', { error }),
    }),
    reader: openReader(encoder),
    jobs,
    events,
    storage,
    mailer: outbox ?? smtp,
    outbox,
    model: openModel(config),
    judge: openJudge(config),
    client: client ?? openClient(config, VERSION),
    guarded: guarded ?? openGuardedClient(config, VERSION),
    clock,
    log,
    metrics,
    passwords,
  };
  return { ports, receiver, connectEvents: events.connect };
}
