import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Relay {
  /** Its URL, for clients in place of the server's. */
  readonly endpoint: string;
  /** Breaks all connections, and also the next new ones as soon as they send something. */
  cut(newConnections: number): void;
  /** Passes on no more answers, except the given number of bytes of each connection. */
  hold(bytes: number): void;
  /** Number of connections so far. */
  count(): number;
  /** Breaks all connections and listens no longer. */
  stop(): Promise<void>;
}

/** Starts a server that passes connections on to an `http:` server, until it is told to break or hold them. */
export async function startRelay(target: string): Promise<Relay> {
  const { hostname, port, protocol } = new URL(target);
  if (protocol !== 'http:') throw new Error(`Only connections to an http: server can be cut, and this is ${target}.`);
  const sockets = new Set<Socket>();
  let [toCut, limit, connections] = [0, Infinity, 0];

  const server = createServer((client) => {
    connections += 1;
    const isCut = toCut > 0;
    toCut = Math.max(0, toCut - 1);
    const upstream = connect({ host: hostname, port: Number(port || 80) });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      // A broken connection is what these tests want, and the other side then breaks, too.
      socket.on('error', () => undefined).on('close', () => [client, upstream].forEach((end) => end.destroy()));
    }
    client.on('data', (data) => (isCut ? client.resetAndDestroy() : upstream.write(data)));
    let passed = 0;
    upstream.on('data', (data) => {
      client.write(data.subarray(0, Math.max(0, limit - passed)));
      passed += data.length;
    });
  });
  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut(newConnections) {
      toCut = newConnections;
      breakAll();
    },
    hold(bytes) {
      limit = bytes;
    },
    count: () => connections,
    async stop() {
      breakAll();
      if (server.listening) await once(server.close(), 'close');
    },
  };
}
