import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validate } from 'uuid';
import { object, string } from 'yup';
import type { Database } from '../../../platform/database/database.ts';
import { identityPasskeys } from '../../../platform/database/schema/identity-factors.ts';
import { textsLanguageOf } from '../../../platform/i18n/language-of.ts';
import { parseBody } from '../parse-body.ts';
import type { SettingsAccess } from '../sign-in-settings/settings-access.ts';
import type { NoticeFactorChange } from './factor-notices.ts';
import { passkeyName } from './passkey-name.ts';
import { beginRegistration, finishRegistration } from './register-passkey.ts';
import type { RelyingParty } from './relying-party.ts';

export interface PasskeyRoutesOptions {
  readonly database: Database;
  readonly access: SettingsAccess;
  readonly relyingParty: RelyingParty;
  readonly notice: NoticeFactorChange;
}

const withPassword = object({ password: string().strict().required().max(1024) });
const withName = object({ name: passkeyName });

type PasskeyRequest = FastifyRequest<{ Params: { id: string } }>;

/**
 * Registers the routes for the passkeys of a signed-in person. `POST /sign-in-settings/passkeys/options` with
 * `{ password }` answers what the browser needs to create one, and `POST /sign-in-settings/passkeys` with
 * `{ name, response }` adds it. `POST …/passkeys/:id/name` with `{ name }` renames one, and `POST …/passkeys/:id/remove`
 * with `{ password }` removes it. All but the first answer `{ changed: true }`.
 */
export function registerPasskeyRoutes(app: FastifyInstance, options: PasskeyRoutesOptions): void {
  const { database, access, relyingParty, notice } = options;
  const { accountOf, checkPassword, refuse } = access;
  const isOwn = (accountId: string, id: string) =>
    and(eq(identityPasskeys.accountId, accountId), eq(identityPasskeys.id, id));

  app.post('/sign-in-settings/passkeys/options', async (request, reply) => {
    const account = await accountOf(request, reply);
    if (!account) return refuse(reply, 'no_session');
    const input = parseBody(withPassword, request.body);
    if (!input) return refuse(reply, 'invalid_input');
    const refusal = await checkPassword(request, account, input.password);
    if (refusal) return refuse(reply, refusal);
    const begun = await beginRegistration(database, relyingParty, account);
    return typeof begun === 'string' ? refuse(reply, begun) : begun;
  });

  // The challenge shows that the password was entered within the last minutes in this session.
  app.post('/sign-in-settings/passkeys', async (request, reply) => {
    const account = await accountOf(request, reply);
    if (!account) return refuse(reply, 'no_session');
    const refusal = await finishRegistration(database, relyingParty, account, request.body);
    if (refusal) return refuse(reply, refusal);
    await notice(account, 'passkeyAdded', textsLanguageOf(request.headers));
    return { changed: true };
  });

  app.post('/sign-in-settings/passkeys/:id/name', async (request: PasskeyRequest, reply) => {
    const account = await accountOf(request, reply);
    if (!account) return refuse(reply, 'no_session');
    const input = parseBody(withName, request.body);
    if (!input) return refuse(reply, 'invalid_input');
    const { id } = request.params;
    if (!validate(id)) return refuse(reply, 'unknown_passkey');
    const renamed = await database
      .update(identityPasskeys)
      .set({ name: input.name.trim() })
      .where(isOwn(account.id, id))
      .returning({ id: identityPasskeys.id });
    return renamed.length > 0 ? { changed: true } : refuse(reply, 'unknown_passkey');
  });

  app.post('/sign-in-settings/passkeys/:id/remove', async (request: PasskeyRequest, reply) => {
    const account = await accountOf(request, reply);
    if (!account) return refuse(reply, 'no_session');
    const input = parseBody(withPassword, request.body);
    if (!input) return refuse(reply, 'invalid_input');
    const refusal = await checkPassword(request, account, input.password);
    if (refusal) return refuse(reply, refusal);
    const { id } = request.params;
    if (!validate(id)) return refuse(reply, 'unknown_passkey');
    const removed = await database
      .delete(identityPasskeys)
      .where(isOwn(account.id, id))
      .returning({ id: identityPasskeys.id });
    if (removed.length === 0) return refuse(reply, 'unknown_passkey');
    await notice(account, 'passkeyRemoved', textsLanguageOf(request.headers));
    return { changed: true };
  });
}
