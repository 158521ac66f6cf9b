import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy in front of a server that simulates a distant or an interrupted network. */
export interface DelayProxy {
  readonly port: number;
  /** Milliseconds that each packet takes, in each direction. */
  delay: number;
  /** Whether every packet in both directions is dropped silently. Connections stay open. */
  isDeaf: boolean;
  close(): Promise<void>;
}

/** Starts a proxy for a port of this machine. */
export async function startDelayProxy(target: number): Promise<DelayProxy> {
  const sockets = new Set<Socket>();
  const pass = (from: Socket, to: Socket): void => {
    from.on('data', (part) => {
      if (proxy.isDeaf) return;
      // Timers with the same delay fire in order, so the packets stay in order, too.
      if (proxy.delay === 0) to.write(part);
      else setTimeout(() => to.writable && to.write(part), proxy.delay);
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  };
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy = {
    port: (server.address() as AddressInfo).port,
    delay: 0,
    isDeaf: false,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return proxy;
}
