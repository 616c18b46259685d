import { expect, vi } from 'vitest';
import type { Visitor } from './app.ts';

type Event = {
  id: string | undefined;
  data: { type: string; notification?: { title: string }; changes?: { kind: string; id?: string; now?: unknown }[] };
};

/** Reads a stream as a browser does; `events` grows as they come. */
export async function listen(visitor: Visitor, lastEventId?: string) {
  const leaving = new AbortController();
  const response = await visitor.request('/notifications/stream', {
    signal: leaving.signal,
    ...(lastEventId && { headers: { 'last-event-id': lastEventId } }),
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const events: Event[] = [];
  const reading = (async () => {
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const block = text.slice(0, end).split('\n');
        text = text.slice(end + 2);
        const field = (name: string) => block.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
        if (field('data')) events.push({ id: field('id'), data: JSON.parse(field('data')!) });
      }
    }
  })().catch(() => undefined);
  const changes = () => events.flatMap(({ data }) => data.changes ?? []);
  const titles = () => events.flatMap(({ data }) => data.notification?.title ?? []);
  const leave = async () => {
    leaving.abort();
    await reading;
  };
  await vi.waitFor(() => expect(events[0]?.data).toEqual({ type: 'connected' }));
  return { events, titles, changes, leave, ended: reading };
}
