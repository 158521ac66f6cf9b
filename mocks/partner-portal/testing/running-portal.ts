import { createServer } from 'node:net';
import { startPartnerPortal, type RunningPortal } from '../portal.ts';

/** Finds a free port in advance, because a provider must know its own origin before it listens. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Starts the mock on a free port, for a Tessera at `siteOrigin`. */
export async function startTestPortal(siteOrigin = 'http://localhost:3000'): Promise<RunningPortal> {
  const port = await findFreePort();
  return startPartnerPortal({
    port,
    host: '127.0.0.1',
    origin: `http://localhost:${port}`,
    siteOrigin,
    remotesOrigin: 'http://localhost:3001',
  });
}
