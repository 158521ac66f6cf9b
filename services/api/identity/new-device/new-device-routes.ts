import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { object, string } from 'yup';
import { whenTokensAreRefused } from '../../../domain/accounts/authentication/token-bounds.ts';
import { refuseEarlierTokens } from '../../../domain/identity-accounts/end-access.ts';
import type { Database } from '../../../platform/database/database.ts';
import { forgetDevice } from '../devices/device-store.ts';
import { parseBody } from '../parse-body.ts';
import { endProviderSession } from '../provider-session.ts';
import { takeEndLink } from './known-browsers.ts';

export interface NewDeviceRoutesOptions {
  readonly database: Database;
  readonly provider: Provider;
}

const shape = object({ token: string().strict().required().max(1024) });

/**
 * Registers `POST /new-device/end` with the `{ token }` of a link in an email about a sign-in. It ends that sign-in and
 * answers `{ ended: true }` when its tokens are refused, also if the person has signed out there before. A token that is
 * unknown, used, or expired answers `invalid_link`.
 */
export function registerNewDevice(app: FastifyInstance, { database, provider }: NewDeviceRoutesOptions): void {
  app.post('/new-device/end', async (request, reply) => {
    const input = parseBody(shape, request.body);
    if (!input) return reply.code(400).send({ error: 'invalid_input' });
    const signIn = await takeEndLink(database, input.token);
    if (!signIn) return reply.code(400).send({ error: 'invalid_link' });
    const session = await provider.Session.findByUid(signIn.sessionUid);
    // Another person may have signed in in that browser since.
    if (session?.accountId === signIn.accountId) {
      await endProviderSession(provider, session);
      await forgetDevice(database, signIn.sessionUid);
    }
    await whenTokensAreRefused(await refuseEarlierTokens(database, signIn.accountId));
    return { ended: true };
  });
}
