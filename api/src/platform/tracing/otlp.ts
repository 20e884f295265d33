import { setTimeout as delay } from 'node:timers/promises';
import {
  SpanKind as Kind,
  type Span as OpenSpan,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import { newId } from '../ids.ts';
import type { Logger } from '../log.ts';
import type { Span, SpanKind, Tracer } from '../spans.ts';

/** How long a collector may take for a batch, and a stop for the last one, in ms. */
const PATIENCE = { batch: 5000, stop: 2000 };

const KINDS: Readonly<Record<SpanKind, Kind>> = {
  request: Kind.SERVER,
  call: Kind.CLIENT,
  work: Kind.INTERNAL,
};

/**
 * Sends spans to a collector (`endpoint`, without `/v1/traces`) by OTLP over HTTP, in batches of its
 * own time. What the collector does not take is dropped, and nobody waits for it.
 */
export function openTracer(endpoint: URL, log: Logger, patience = PATIENCE): Tracer {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'parade', 'service.instance.id': newId() }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: exporterTo(`${endpoint.href.replace(/\/$/, '')}/v1/traces`, log, patience.batch),
        // The exporter gives up first, and says why.
        exportTimeoutMillis: patience.batch + 1000,
      }),
    ],
  });
  const tracer = provider.getTracer('parade');

  /** `above`: none for what nothing caused; a trace that a caller names is not gone on with. */
  function begin(kind: SpanKind, name: string, above?: OpenSpan): Span {
    const context = above ? trace.setSpan(ROOT_CONTEXT, above) : ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind: KINDS[kind] }, context);
    const fail = (of: OpenSpan) => of.setStatus({ code: SpanStatusCode.ERROR });
    return {
      begin: (partKind, partName) => begin(partKind, partName, span),
      took(partName, ms, failed) {
        const endTime = Date.now();
        const part = tracer.startSpan(
          partName,
          { kind: Kind.CLIENT, startTime: endTime - ms },
          trace.setSpan(ROOT_CONTEXT, span),
        );
        if (failed) fail(part);
        part.end(endTime);
      },
      end({ name: last, failed, attributes = {} } = {}) {
        if (last) span.updateName(last);
        span.setAttributes(attributes);
        if (failed) fail(span);
        span.end();
      },
    };
  }

  return {
    begin: (kind, name) => begin(kind, name),
    async stop() {
      const enough = new AbortController();
      await Promise.race([
        provider.shutdown().catch(() => {}), // Whoever exports has said so.
        delay(patience.stop, undefined, { signal: enough.signal }).catch(() => {}),
      ]);
      enough.abort();
    },
  };
}

/** The library's own, which would not say that nothing arrives. */
function exporterTo(url: string, log: Logger, timeoutMillis: number): SpanExporter {
  const exporter = new OTLPTraceExporter({ url, timeoutMillis });
  let arrives = true;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const arrived = result.error === undefined;
        if (arrives && !arrived) log.warn({ error: String(result.error) }, 'traces do not arrive');
        if (arrived && !arrives) log.info('traces arrive again');
        arrives = arrived;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
