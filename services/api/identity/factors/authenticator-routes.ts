import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { object, string } from 'yup';
import { brand } from '../../../../shared/contracts/brand.ts';
import { removeAuthenticator } from '../../../domain/identity-accounts/factors.ts';
import { textsLanguageOf } from '../../../platform/i18n/language-of.ts';
import { factorAddress, formatSecret } from '../../../platform/one-time-codes/one-time-codes.ts';
import { qrCodeOf } from '../../../platform/one-time-codes/qr-code.ts';
import type { AccountInSession } from '../account-in-session.ts';
import { parseBody } from '../parse-body.ts';
import type { SettingsAccess } from '../sign-in-settings/settings-access.ts';
import { type AuthenticatorCare, confirmAuthenticator, hasAuthenticator, offerAuthenticator } from './authenticator.ts';
import type { NoticeFactorChange } from './factor-notices.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

export interface AuthenticatorRoutesOptions {
  readonly care: AuthenticatorCare;
  readonly access: SettingsAccess;
  readonly notice: NoticeFactorChange;
}

const withPassword = object({ password: string().strict().required().max(1024) });
const withCode = object({ code: string().strict().required().max(64) });

/**
 * Registers the routes for the authenticator app of a signed-in person. `POST /sign-in-settings/authenticator/offer` with
 * `{ password }` answers `{ secret, address, qr }`, and `POST /sign-in-settings/authenticator` with `{ code }` of that app
 * answers `{ recoveryCodes }`, as `POST /sign-in-settings/recovery-codes` with `{ password }` does later. `POST
 * /sign-in-settings/authenticator/remove` with `{ password }` answers `{ changed: true }`.
 */
export function registerAuthenticatorRoutes(app: FastifyInstance, options: AuthenticatorRoutesOptions): void {
  const { care, access, notice } = options;
  const { accountOf, checkPassword, refuse } = access;

  /** Registers a change that needs the password. */
  const change = (
    path: string,
    make: (account: AccountInSession, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ): void => {
    app.post(`/sign-in-settings/${path}`, async (request, reply) => {
      const account = await accountOf(request, reply);
      if (!account) return refuse(reply, 'no_session');
      const input = parseBody(withPassword, request.body);
      if (!input) return refuse(reply, 'invalid_input');
      const refusal = await checkPassword(request, account, input.password);
      return refusal ? refuse(reply, refusal) : make(account, request, reply);
    });
  };

  change('authenticator/offer', async ({ id, email }, _request, reply) => {
    const secret = await offerAuthenticator(care, id);
    if (secret === undefined) return refuse(reply, 'already_set_up');
    const address = factorAddress(secret, { issuer: brand.name, account: email ?? id });
    return { secret: formatSecret(secret), address, qr: qrCodeOf(address) };
  });

  app.post('/sign-in-settings/authenticator', async (request, reply) => {
    const account = await accountOf(request, reply);
    if (!account) return refuse(reply, 'no_session');
    const input = parseBody(withCode, request.body);
    if (!input) return refuse(reply, 'invalid_input');
    const outcome = await confirmAuthenticator(care, account.id, input.code);
    if (typeof outcome === 'string') return refuse(reply, outcome);
    await notice(account, 'authenticatorAdded', textsLanguageOf(request.headers));
    return { recoveryCodes: outcome };
  });

  change('authenticator/remove', async (account, request) => {
    const wasInUse = await care.database.transaction((transaction) => removeAuthenticator(transaction, account.id));
    if (wasInUse) await notice(account, 'authenticatorRemoved', textsLanguageOf(request.headers));
    return { changed: true };
  });

  change('recovery-codes', async (account, request, reply) => {
    if (!(await hasAuthenticator(care.database, account.id))) return refuse(reply, 'not_offered');
    const recoveryCodes = await care.database.transaction((transaction) =>
      replaceRecoveryCodes(transaction, account.id),
    );
    await notice(account, 'recoveryCodesReplaced', textsLanguageOf(request.headers));
    return { recoveryCodes };
  });
}
