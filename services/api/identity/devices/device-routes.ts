import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Database } from '../../../platform/database/database.ts';
import { whenTokensAreRefused } from '../../../domain/accounts/authentication/token-bounds.ts';
import { refuseEarlierTokens } from '../../../domain/identity-accounts/end-access.ts';
import { endProviderSession, sessionIn } from '../provider-session.ts';
import { browserNameOf } from './browser-name.ts';
import { forgetDevice, listDevices, type Device } from './device-store.ts';

export interface DeviceRoutesOptions {
  readonly database: Database;
  readonly provider: Provider;
}

interface Here {
  readonly accountId: string;
  readonly sessionUid: string;
}

/**
 * Registers the routes for the browsers in which a person is signed in, identified by the session cookie of the
 * request: `GET /devices` answers `{ devices }`, `DELETE /devices/:id` ends one session, and `DELETE /devices` ends all
 * but the current one. An ended session gets no new tokens, and its last ID token is refused when the answer arrives.
 */
export function registerDeviceRoutes(app: FastifyInstance, { database, provider }: DeviceRoutesOptions): void {
  const readSession = async (request: FastifyRequest, reply: FastifyReply): Promise<Here | undefined> => {
    const session = await sessionIn(provider, request, reply);
    return session.accountId === undefined ? undefined : { accountId: session.accountId, sessionUid: session.uid };
  };
  const replyUnauthenticated = (reply: FastifyReply): FastifyReply => reply.code(401).send({ error: 'no_session' });

  const end = async ({ sessionUid, accountId }: Device): Promise<void> => {
    const session = await provider.Session.findByUid(sessionUid);
    // Another person may have signed in in that browser since.
    if (session?.accountId !== accountId) return;
    await endProviderSession(provider, session);
    await forgetDevice(database, sessionUid);
  };

  /** Refuses the tokens that the ended sessions have left. The pages of the others renew theirs. */
  const refuseTokens = async ({ accountId }: Here): Promise<void> =>
    whenTokensAreRefused(await refuseEarlierTokens(database, accountId));

  app.get('/devices', async (request, reply) => {
    const here = await readSession(request, reply);
    if (!here) return replyUnauthenticated(reply);
    const devices = await listDevices(database, here.accountId);
    return {
      devices: devices.map(({ id, userAgent, createdAt, lastSeenAt, sessionUid }) => {
        return { id, ...browserNameOf(userAgent), createdAt, lastSeenAt, isCurrent: sessionUid === here.sessionUid };
      }),
    };
  });

  app.delete('/devices/:id', async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    const here = await readSession(request, reply);
    if (!here) return replyUnauthenticated(reply);
    const devices = await listDevices(database, here.accountId);
    const device = devices.find(({ id }) => id === request.params.id);
    // The answer is the same for a device that has ended, never existed, or belongs to another person.
    if (!device) return reply.code(404).send({ error: 'unknown_device' });
    await end(device);
    await refuseTokens(here);
    return reply.code(204).send();
  });

  app.delete('/devices', async (request, reply) => {
    const here = await readSession(request, reply);
    if (!here) return replyUnauthenticated(reply);
    const devices = await listDevices(database, here.accountId);
    for (const device of devices) if (device.sessionUid !== here.sessionUid) await end(device);
    await refuseTokens(here);
    return reply.code(204).send();
  });
}
