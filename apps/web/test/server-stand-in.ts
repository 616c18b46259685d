import { vi } from 'vitest';

/**
 * Stands for the server of a component under test: answers each call by its method and path, and keeps what was sent. Call
 * it in `vi.hoisted`, so that it is there before anything asks.
 */
export function serverStandIn() {
  const answers = new Map<string, unknown>();
  const statuses = new Map<string, number>();
  const sent: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
    sent.push({ call, body: await request.json().catch(() => null) });
    const isKnown = answers.has(call);
    const unknown = { code: 'NOT_FOUND', status: 404, message: `Nothing answers ${call}.` };
    return Response.json(isKnown ? await answers.get(call) : unknown, {
      status: statuses.get(call) ?? (isKnown ? 200 : 404),
    });
  });
  return {
    sent,
    answer: (call: string, body: unknown) => void answers.set(call, body),
    refuse(call: string, status: number, body: unknown) {
      answers.set(call, body);
      statuses.set(call, status);
    },
    times: (call: string) => sent.filter((one) => one.call === call).length,
    forget() {
      answers.clear();
      statuses.clear();
      sent.length = 0;
    },
  };
}
