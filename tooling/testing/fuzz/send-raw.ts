import { type Agent, request as send } from 'node:http';

/** A request as bytes may come, whether or not a browser could make it. */
export interface RawRequest {
  readonly method: string;
  /** Path and query, as they are written on the first line. */
  readonly target: string;
  /** May name one several times. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer | undefined;
}

export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  /** As JSON, one name and one value after another. */
  readonly headers: string;
}

export interface RawClient {
  readonly agent: Agent;
  readonly origin: string;
}

/** Undefined when the connection was closed in the middle, as a server may do with a body that is too large. */
export function sendRaw(
  { agent, origin }: RawClient,
  { method, target, headers, body }: RawRequest,
): Promise<RawAnswer | undefined> {
  const { hostname, port, host } = new URL(origin);
  // A list of headers is sent as it is, so what every client adds must be in it.
  const length: [string, string][] = body ? [['content-length', String(body.length)]] : [];
  const all = [['host', host] as const, ...length, ...headers].flat();
  return new Promise((resolve) => {
    const outgoing = send({ agent, hostname, port, method, path: target, headers: all }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', () => resolve(undefined));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          headers: JSON.stringify(response.rawHeaders),
        }),
      );
    });
    outgoing.on('error', () => resolve(undefined));
    outgoing.end(body);
  });
}
