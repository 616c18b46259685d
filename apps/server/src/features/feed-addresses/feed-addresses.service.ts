import { createHash, randomBytes } from 'node:crypto';
import { type FeedAddress, FeedKind } from '@groundwork/contract/feed-addresses';
import { FEED_CACHE_SECONDS } from '@groundwork/contract/limits';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { AtomFeed } from './atom.ts';
import { writeAtom } from './atom.ts';
import type { FeedAddressRepository, FeedAddressRow, Reader } from './feed-addresses.repository.ts';
import { type CalendarDay, writeCalendar } from './icalendar.ts';

/** The contents of a feed of this kind for its person; null where there is none. */
interface FeedSources {
  search(reader: Reader, targetId: string): Promise<AtomFeed | null>;
  tracker(reader: Reader, targetId: string): Promise<AtomFeed | null>;
  calendar(reader: Reader): Promise<CalendarDay[]>;
}

type Dependencies = {
  addresses: FeedAddressRepository;
  sources: FeedSources;
  titleOf(reader: Reader, row: Pick<FeedAddressRow, 'kind' | 'targetId'>): Promise<string | null>;
  /** Counted by network address: whoever has a secret address may read, and nobody may try out many. */
  takeRead: RateLimit;
  audit: AuditLog;
  appUrl: string;
  clock: Clock;
};

type FeedAnswer = { headers: Record<string, string> } & ({ status: 200; body: File } | { status: 304 });

export const CALENDAR_NAME = 'Closing dates · Groundwork';
const PATHS: Record<FeedKind, string> = { search: 'atom', tracker: 'atom', calendar: 'calendar' };
const NO_ADDRESS = 'unknown';

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

export function feedAddressService({ addresses, sources, titleOf, takeRead, audit, appUrl, clock }: Dependencies) {
  async function present(reader: Reader, row: FeedAddressRow): Promise<FeedAddress | null> {
    const { id, kind, targetId, createdAt, readAt } = row;
    const title = await titleOf(reader, row);
    const times = { createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null };
    return title === null ? null : { id, kind, targetId, title, ...times };
  }

  async function open(path: string, token: string, address: string | null) {
    await takeRead(address ?? NO_ADDRESS);
    const kinds = FeedKind.options.filter((kind) => PATHS[kind] === path);
    const found = await addresses.open(kinds, hashOf(token), clock.now());
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  return {
    async list(actor: Actor): Promise<FeedAddress[]> {
      const items = await Promise.all((await addresses.list(actor)).map((row) => present(actor, row)));
      return items.filter((item) => item !== null);
    },

    /** The address is answered now and never again: only the digest of its secret is kept. */
    async create(
      actor: Actor,
      of: { kind: FeedKind; targetId: string | null },
    ): Promise<FeedAddress & { url: string }> {
      if ((await titleOf(actor, of)) === null) throw new AppError('NOT_FOUND');
      const token = randomBytes(32).toString('base64url');
      const row = await addresses.put(actor, { ...of, tokenHash: hashOf(token), createdAt: clock.now() });
      await audit.record(actor, 'feed-address.create', row.id);
      const shown = await present(actor, row);
      if (!shown) throw new AppError('NOT_FOUND');
      return { ...shown, url: `${appUrl}/api/feeds/${PATHS[of.kind]}/${token}` };
    },

    async revoke(actor: Actor, id: string): Promise<void> {
      if (!(await addresses.revoke(actor, id))) throw new AppError('NOT_FOUND');
      await audit.record(actor, 'feed-address.revoke', id);
    },

    async atom(token: string, address: string | null, known: string | null): Promise<FeedAnswer> {
      const { row, reader } = await open('atom', token, address);
      const source = row.kind === 'tracker' ? sources.tracker : sources.search;
      const feed = row.targetId && (await source(reader, row.targetId));
      if (!feed) throw new AppError('NOT_FOUND');
      return answer(writeAtom(feed, { appUrl, selfId: row.id }), 'application/atom+xml', 'feed.xml', known);
    },

    async calendar(token: string, address: string | null, known: string | null): Promise<FeedAnswer> {
      const { reader } = await open('calendar', token, address);
      const text = writeCalendar(CALENDAR_NAME, await sources.calendar(reader), new URL(appUrl).hostname);
      return answer(text, 'text/calendar', 'closing-dates.ics', known);
    },
  };
}

export type FeedAddressService = ReturnType<typeof feedAddressService>;

/** `known`: what the program says that it has already (If-None-Match). */
function answer(text: string, type: string, name: string, known: string | null): FeedAnswer {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = {
    etag,
    'cache-control': `private, max-age=${FEED_CACHE_SECONDS}`,
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
  };
  const tags = (known ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  if (tags.includes(etag) || tags.includes('*')) return { status: 304, headers };
  return { status: 200, headers, body: new File([text], name, { type: `${type}; charset=utf-8` }) };
}
