import { randomUUID } from 'node:crypto';

/** Ids by which a request is found again in logs: ours, those of its jobs, and those of the proxy before us. */
export interface RequestOrigin {
  requestId: string;
  /** Of the trace that a proxy has begun (W3C Trace Context), and all that it says of it. */
  traceId?: string;
  traceparent?: string;
}

/** What proxies, tracers and people write as an id; anything else would let a caller write into logs. */
const REQUEST_ID = /^[\w.:/+=-]{6,128}$/;
const TRACE_PARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;
const NO_TRACE = '0'.repeat(32);

/** A proxy of the operator's is believed; without one the ids are our own. */
export function requestOrigin(headers: Headers, proxies: number): RequestOrigin {
  const own = { requestId: randomUUID() };
  if (proxies === 0) return own;
  const requestId = headers.get('x-request-id') ?? '';
  const traceparent = headers.get('traceparent') ?? '';
  const traceId = TRACE_PARENT.exec(traceparent)?.[1];
  return {
    ...(REQUEST_ID.test(requestId) ? { requestId } : own),
    ...(traceId && traceId !== NO_TRACE && { traceId, traceparent }),
  };
}
