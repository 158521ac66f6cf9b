import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, inflateSync } from 'node:zlib';

export interface Observers {
  /** The environment of a product whose pages report to this server. */
  readonly settings: Readonly<Record<'POSTHOG_HOST' | 'POSTHOG_KEY' | 'SENTRY_DSN', string>>;
  /** Each request as it arrived: its path and its content. */
  readonly told: readonly { readonly path: string; readonly text: string }[];
  stop(): Promise<void>;
}

/** Decodes a body, compressed or not. PostHog's library compresses on its own and may write base64 into a form. */
function decodeBody(body: Buffer): string {
  for (const unpack of [gunzipSync, inflateSync]) {
    try {
      return unpack(body).toString();
    } catch {
      // The body is not compressed in this format.
    }
  }
  const text = body.toString();
  const data = new URLSearchParams(text).get('data');
  return data === null ? text : Buffer.from(data, 'base64').toString();
}

/** Starts the server on a free loopback port. It answers every request as both services do on success. */
export async function startObservers(): Promise<Observers> {
  const told: { path: string; text: string }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://observers');
      if (request.method !== 'OPTIONS') told.push({ path: pathname, text: search + decodeBody(Buffer.concat(parts)) });
      response.writeHead(200, {
        'content-type': 'application/json',
        'access-control-allow-origin': request.headers.origin ?? '*',
        'access-control-allow-headers': '*, content-type, sentry-trace, baggage',
        'access-control-allow-credentials': 'true',
      });
      response.end('{"status":1}');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      POSTHOG_HOST: host,
      POSTHOG_KEY: 'phc_stand_in',
      SENTRY_DSN: `${host.replace('://', '://publickey@')}/7`,
    },
    told,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
