import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export interface EgressProxyOptions {
  /** `user:password`, if the proxy requires them. */
  readonly credentials?: string;
  /** Returns the port on the loopback address that stands for a target, or undefined to refuse it. */
  readonly portFor: (target: string) => number | undefined;
}

export interface EgressProxyServer {
  readonly port: number;
  /** The targets that were asked for, such as `jobs.example:443`, in order. */
  readonly targets: readonly string[];
  stop(): Promise<void>;
}

/** Starts the proxy on a free port of the loopback address. */
export async function startEgressProxy({ credentials, portFor }: EgressProxyOptions): Promise<EgressProxyServer> {
  const targets: string[] = [];
  const open = new Set<Socket>();
  const expected = credentials && `Basic ${Buffer.from(credentials).toString('base64')}`;
  const server = createServer((_request, response) => {
    // Requests that are not tunneled could be changed by the proxy.
    response.writeHead(400).end();
  });
  server.on('connect', ({ url: target = '', headers }, client: Socket) => {
    client.on('error', () => client.destroy());
    const refuse = (status: string): void => void client.end(`HTTP/1.1 ${status}\r\ncontent-length: 0\r\n\r\n`);
    if (expected !== undefined && headers['proxy-authorization'] !== expected) {
      refuse('407 Proxy Authentication Required');
      return;
    }
    targets.push(target);
    const port = portFor(target);
    if (port === undefined) {
      refuse('403 Forbidden');
      return;
    }
    const upstream = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      upstream.pipe(client).pipe(upstream);
    });
    upstream.on('error', () => client.destroy());
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    targets,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
