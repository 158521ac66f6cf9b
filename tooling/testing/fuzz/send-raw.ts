import { type Agent, request as send } from 'node:http';

/** A request as raw parts, whether or not a browser could send it. */
export interface RawRequest {
  readonly method: string;
  /** Path and query, exactly as sent in the request line. */
  readonly target: string;
  /** Headers, of which a name may occur several times. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer | undefined;
}

export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  /** Header names and values, alternating, as JSON. */
  readonly headers: string;
}

export interface RawClient {
  readonly agent: Agent;
  readonly origin: string;
}

/**
 * Sends the request. Resolves to undefined if the connection was closed early, as a server may do with a body that is
 * too large.
 */
export function sendRaw(
  { agent, origin }: RawClient,
  { method, target, headers, body }: RawRequest,
): Promise<RawAnswer | undefined> {
  const { hostname, port, host } = new URL(origin);
  // Node sends a list of headers unchanged, so the list must include those that every client adds.
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
