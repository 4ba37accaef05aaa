import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import { AsyncLocalStorage } from 'node:async_hooks'
import { hostname } from 'node:os'
import type { Config } from '../config.ts'
import type { Tracing } from './tracing.ts'

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const

/** Timeout of an export, including the last one at shutdown. */
const exportTimeoutMs = 5000

/**
 * Sends spans to an OTLP receiver over HTTP. A slow or unavailable receiver never delays requests: the queue is bounded, and
 * spans that do not fit are dropped.
 */
export const createTracing = (
  { url, headers, share }: NonNullable<Config['tracing']>,
  service: string,
): Tracing => {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'host.name': hostname() }),
    // Traces that others started are not continued, so every root decides for its children.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    generalLimits: { attributeValueLengthLimit: 200, attributeCountLimit: 16 },
    forceFlushTimeoutMillis: exportTimeoutMs,
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({
          url,
          headers,
          timeoutMillis: exportTimeoutMs,
        }),
        { exportTimeoutMillis: exportTimeoutMs },
      ),
    ],
  })
  const tracer = provider.getTracer('runway')
  const contexts = new AsyncLocalStorage<Context>()
  return {
    open: ({ name, kind, facts }) => {
      const outer = contexts.getStore() ?? ROOT_CONTEXT
      const span = tracer.startSpan(
        name,
        { kind: kinds[kind], ...(facts && { attributes: { ...facts } }) },
        outer,
      )
      const inner = trace.setSpan(outer, span)
      return {
        inside: (run) => contexts.run(inner, run),
        end: (end = {}) => {
          if (end.name) span.updateName(end.name)
          if (end.facts) span.setAttributes({ ...end.facts })
          if (end.failed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    isInside: () => contexts.getStore() !== undefined,
    stop: async () => {
      await provider.shutdown().catch(() => {})
    },
  }
}
