import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a server whose slowness can be set: a network far away, or one that is torn. */
export interface DelayProxy {
  readonly port: number;
  /** Milliseconds that each packet takes, in each direction. */
  delay: number;
  /** Loses every packet, in both directions, and says so to nobody: connections stay open. */
  isDeaf: boolean;
  close(): Promise<void>;
}

/** Stands before a port of this machine. */
export async function startDelayProxy(target: number): Promise<DelayProxy> {
  const sockets = new Set<Socket>();
  const pass = (from: Socket, to: Socket): void => {
    from.on('data', (part) => {
      if (proxy.isDeaf) return;
      // Timers of one length keep their order, and so do the packets.
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
