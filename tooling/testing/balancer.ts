import { Agent, createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A balancer as stands before several processes. */
export interface Balancer {
  readonly origin: string;
  /** Milliseconds by which each request is late: a slow network. */
  delay: number;
  close(): Promise<void>;
}

export interface BalancerOptions {
  /** Of its own; any free one when it is left out. */
  readonly port?: number;
  /** Origins of the processes, each asked in its turn; by the request's path where processes have different roles. */
  readonly targets: readonly string[] | ((path: string) => readonly string[]);
}

/** Bodies are kept until a process has taken the request: who refuses the connection has not begun it. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Sends each request to the next process; one that refuses the connection is passed over, as balancers do. */
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
