import type { LiveContext, LivePage, LiveSource, Source, SourceItem } from '../src/catalogue/import/source.port.ts';
import { openReplayServer, type ReplayHost, type ReplayRequest } from './replay-server.ts';

export interface LiveReading {
  pages: LivePage[];
  items: SourceItem[];
  requests: ReplayRequest[];
  /** How long the client paused. */
  slept: number[];
}

/** What a source makes of the days from 2026-01-03 to 2026-01-05 when its servers answer so, for its tests. */
export async function readLive(
  { live, engines }: Source & { live?: LiveSource },
  hosts: Record<string, ReplayHost>,
  context: Partial<LiveContext> = {},
): Promise<LiveReading> {
  const replay = await openReplayServer(hosts);
  const pages: LivePage[] = [];
  try {
    const whole: LiveContext = {
      client: replay.client,
      engines: live!.engines ?? engines,
      since: '2026-01-03',
      until: '2026-01-05',
      cursor: null,
      settings: {},
      stored: async (refs) => refs.map(() => null),
      retrievedAt: '2026-01-05T12:00:00.000Z',
      signal: new AbortController().signal,
      ...context,
    };
    for await (const page of live!.pages(whole)) pages.push(page);
  } finally {
    await replay.close();
  }
  return { pages, items: pages.flatMap(({ items }) => items), requests: replay.requests, slept: replay.slept };
}
