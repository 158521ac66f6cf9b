import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { observeRequests } from './observe-requests.ts';
import { currentRequest } from './request-trace.ts';
import { startTracing } from './tracing.ts';

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}
interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[];
}

test('sends the request as a child of the browser’s span, and its work as children of the request', async () => {
  const spans: SentSpan[] = [];
  const collector = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      const sent = JSON.parse(text) as Sent;
      if (request.url === '/v1/traces')
        spans.push(...sent.resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const tracing = await startTracing({ endpoint, roles: ['gateway'] });
  const app = Fastify();
  observeRequests(app, { startSpan: tracing.startSpan });
  app.post('/jobs/:id', async () => {
    await Promise.resolve();
    currentRequest()?.span?.child('gateway_account', {}).end();
    return {};
  });
  const trace = 'a'.repeat(32);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { 'content-type': 'application/json', traceparent: `00-${trace}-${'b'.repeat(16)}-01` };
  await fetch(`${origin}/jobs/12`, { method: 'POST', headers, body: '{}' });
  await app.close();
  await tracing.stop();
  await new Promise((resolve) => collector.close(resolve));

  const request = spans.find(({ name }) => name === 'POST /jobs/:id');
  expect(request).toMatchObject({ traceId: trace, parentSpanId: 'b'.repeat(16) });
  expect(spans.find(({ name }) => name === 'gateway_account')).toMatchObject({
    traceId: trace,
    parentSpanId: request?.spanId,
  });
});
