import { createAgent } from '../egress/agent.ts';
import { proxyFor } from '../egress/connect.ts';
import type { OpenSpan } from './request-trace.ts';

/** Starts the span of a request. `parent` is a `traceparent` header (W3C Trace Context). */
export type StartSpan = (name: string, parent: string | string[] | undefined) => OpenSpan;

export interface Tracing {
  readonly startSpan: StartSpan;
  /** Sends all pending spans and stops. */
  stop(): Promise<void>;
}

export interface TracingOptions {
  /**
   * The base address of an OTLP collector (`OTEL_EXPORTER_OTLP_ENDPOINT`). The library reads the other OTEL_ variables
   * itself.
   */
  readonly endpoint: string;
  readonly roles: readonly string[];
}

/** Matches `00-<trace>-<span>-<flags>`. */
const traceParent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Sends traces of requests and of their statements to a collector. The library is loaded only by this call. */
export async function startTracing({ endpoint, roles }: TracingOptions): Promise<Tracing> {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const isProxied = proxyFor(new URL(url).hostname) !== undefined;
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'tessera',
      'service.instance.id': String(process.pid),
      'tessera.roles': roles.join(','),
    }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url, ...(isProxied && { httpAgentOptions: createAgent }) }),
      }),
    ],
  });
  const tracer = provider.getTracer('tessera');

  const parentIn = (header: string | string[] | undefined) => {
    const [, traceId, spanId, flags] = traceParent.exec(typeof header === 'string' ? header : '') ?? [];
    if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
    const remote = { traceId, spanId, traceFlags: Number.parseInt(flags ?? '0', 16), isRemote: true };
    return trace.setSpanContext(ROOT_CONTEXT, remote);
  };

  function open(
    name: string,
    context: typeof ROOT_CONTEXT,
    kind: (typeof SpanKind)[keyof typeof SpanKind],
    attributes = {},
  ): OpenSpan {
    const span = tracer.startSpan(name, { kind, attributes }, context);
    const spanContext = trace.setSpan(context, span);
    return {
      end(failure) {
        if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
        span.end();
      },
      child: (childName, childAttributes) => open(childName, spanContext, SpanKind.CLIENT, childAttributes),
    };
  }

  return {
    startSpan: (name, parent) => open(name, parentIn(parent), SpanKind.SERVER),
    stop: () => provider.shutdown(),
  };
}
