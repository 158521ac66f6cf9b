import Fastify from 'fastify';
import { startTestDatabase } from '../../../../tooling/testing/database.ts';
import type { Database } from '../../../platform/database/database.ts';
import { identity, type IdentityOptions } from '../identity.ts';
import type { LimitSettings } from '../sign-in-limits.ts';
import { TestBrowser } from './browser.ts';

export interface RunningIdentity {
  readonly db: Database;
  readonly origin: string;
  /** Returns a browser without any cookies. */
  browser(): TestBrowser;
  /** Stops this process's part and starts it again on the same database, as a deployment does. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the provider over HTTP on a free port, with its own PostgreSQL. */
export async function startIdentity(
  limits?: LimitSettings,
  furtherOptions: Partial<IdentityOptions> = {},
): Promise<RunningIdentity> {
  const database = await startTestDatabase();
  // The issuer must be known before the server listens, so an empty server finds the free port first.
  const probe = Fastify();
  const origin = await probe.listen({ host: '127.0.0.1', port: 0 });
  await probe.close();
  const serve = async () => {
    const app = Fastify();
    const secrets = ['a secret that seals the keys of tests'];
    await app.register(identity, {
      database: database.db,
      origin,
      secrets,
      ...(limits && { limits }),
      ...furtherOptions,
    });
    await app.listen({ host: '127.0.0.1', port: Number(new URL(origin).port) });
    return app;
  };
  let app = await serve();
  return {
    db: database.db,
    origin,
    browser: () => new TestBrowser(origin),
    async restart() {
      await app.close();
      app = await serve();
    },
    async stop() {
      await app.close();
      await database.stop();
    },
  };
}
