import { Agent, createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A load balancer in front of several processes. */
export interface Balancer {
  readonly origin: string;
  /** Milliseconds added to each request, to simulate a slow network. */
  delay: number;
  close(): Promise<void>;
}

export interface BalancerOptions {
  /** The balancer's own port; any free one if left out. */
  readonly port?: number;
  /**
   * Origins of the processes, used in turn; or a function of the request's path, for processes with different roles.
   */
  readonly targets: readonly string[] | ((path: string) => readonly string[]);
}

/**
 * The body is buffered until a process has accepted the request, because a process that refuses the connection has not
 * started on it.
 */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Starts a balancer that sends each request to the next process and skips a process that refuses the connection, as
 * production balancers do.
 */
export async function startBalancer({ port = 0, targets }: BalancerOptions): Promise<Balancer> {
  const agent = new Agent({ keepAlive: false });
  let next = 0;

  const ask = (target: string, request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const { method, url, headers } = request;
      const outgoing = send(new URL(url ?? '/', target), { agent, method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
        answer.on('error', reject);
        answer.on('end', () => resolve(true));
      });
      outgoing.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNREFUSED' ? resolve(false) : reject(error),
      );
      outgoing.end(body);
    });

  const balancer: { origin: string; delay: number; close(): Promise<void> } = {
    origin: '',
    delay: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    if (balancer.delay > 0) await setTimeout(balancer.delay);
    next += 1;
    const first = next;
    const possible = typeof targets === 'function' ? targets(request.url ?? '/') : targets;
    for (let tried = 0; tried < possible.length; tried += 1) {
      if (await ask(possible[(first + tried) % possible.length] ?? '', request, body, response)) return;
    }
    response.writeHead(503).end();
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  balancer.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return balancer;
}
