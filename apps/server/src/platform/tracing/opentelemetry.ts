import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { SpanOf, Tracing } from './tracing.port.ts';

const KINDS = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, internal: SpanKind.INTERNAL } as const;
const TRACE_PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Spans by OpenTelemetry’s own library, sent to a collector as OTLP over HTTP; which share of traces, the settings of its standard say
 * (`OTEL_TRACES_SAMPLER`). Its provider is ours alone: what other libraries would tell of statements and calls goes nowhere.
 */
export function openTelemetry({ endpoint, service }: { endpoint: string; service: string }): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` }),
      }),
    ],
  });
  const tracer = provider.getTracer('groundwork');
  const running = new AsyncLocalStorage<Span>();

  return {
    span({ name, kind, attributes = {}, parent }: SpanOf, work) {
      const within = running.getStore();
      const context = within ? trace.setSpan(ROOT_CONTEXT, within) : contextOf(parent);
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, context);
      return running.run(span, async () => {
        try {
          return await work((more) => {
            if (more.name) span.updateName(more.name);
            if (more.attributes) span.setAttributes(more.attributes);
          });
        } catch (error) {
          // The kind of error alone: a message may quote what people wrote.
          span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
          throw error;
        } finally {
          span.end();
        }
      });
    },
    current() {
      const told = running.getStore()?.spanContext();
      if (!told) return null;
      const flags = told.traceFlags.toString(16).padStart(2, '0');
      return { traceId: told.traceId, traceparent: `00-${told.traceId}-${told.spanId}-${flags}` };
    },
    close: () => provider.shutdown(),
  };
}

function contextOf(parent: string | undefined) {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(parent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
