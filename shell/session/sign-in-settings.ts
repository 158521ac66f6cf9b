import type {
  AuthenticatorOffer,
  Passkey,
  SignInSettings,
  SignInSettingsFailure,
  SignInSettingsPort,
} from '@shared/contracts';
import { createPasskey, PasskeyError } from './passkeys.ts';
import { supportsPasskeys } from './supports-passkeys.ts';

/** The request timeout in milliseconds. */
const patience = 15_000;

const failures: Readonly<Record<string, SignInSettingsFailure>> = {
  wrong_credentials: 'wrong-credentials',
  weak_password: 'weak-password',
  same_email: 'same-email',
  too_many_attempts: 'too-many-attempts',
  too_many_passkeys: 'too-many-passkeys',
  passkey_exists: 'passkey-exists',
  passkey_refused: 'passkey-refused',
  wrong_code: 'wrong-code',
  code_used: 'code-used',
  // Another page has set up, confirmed, or removed it meanwhile.
  already_set_up: 'changed-elsewhere',
  not_offered: 'changed-elsewhere',
  unknown_passkey: 'changed-elsewhere',
};

function isSettings(value: unknown): value is SignInSettings {
  const { email, emailVerified, passkeys } = (value ?? {}) as Record<string, unknown>;
  return typeof email === 'string' && typeof emailVerified === 'boolean' && Array.isArray(passkeys);
}

/** The server writes null for what is missing. */
const toPasskey = ({ lastUsedAt, ...passkey }: Passkey): Passkey =>
  typeof lastUsedAt === 'string' ? { ...passkey, lastUsedAt } : passkey;

/** Changes how the person signs in at our own identity provider, which identifies them by its cookie. */
export function createSignInSettings(authority: string): SignInSettingsPort {
  const send = (path: string, init: Omit<RequestInit, 'headers'> = {}): Promise<Response> =>
    fetch(`${authority}${path}`, {
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      ...init,
    });

  /** Sends a change. Resolves to the server's answer or the failure. */
  const request = async (path: string, body: object): Promise<Record<string, unknown> | SignInSettingsFailure> => {
    let response: Response;
    try {
      response = await send(path, { method: 'POST', body: JSON.stringify(body) });
    } catch {
      return 'network';
    }
    const answer = ((await response.json().catch(() => undefined)) ?? {}) as Record<string, unknown>;
    return response.ok ? answer : (failures[String(answer['error'])] ?? 'unknown');
  };

  const post = async (path: string, body: object): Promise<SignInSettingsFailure | undefined> => {
    const answer = await request(path, body);
    return typeof answer === 'string' ? answer : undefined;
  };

  const requestCodes = async (path: string, body: object): Promise<readonly string[] | SignInSettingsFailure> => {
    const answer = await request(path, body);
    return typeof answer === 'string' ? answer : (answer['recoveryCodes'] as readonly string[]);
  };

  const base = '/sign-in-settings';
  return {
    supportsPasskeys: supportsPasskeys(),
    async read() {
      const response = await send(base);
      if (response.status === 204) return undefined;
      const settings: unknown = response.ok ? await response.json() : undefined;
      if (!isSettings(settings)) throw new TypeError('The sign-in settings have an unknown shape.');
      const { email, emailVerified, passkeys, hasAuthenticator, recoveryCodes } = settings;
      return { email, emailVerified, passkeys: passkeys.map(toPasskey), hasAuthenticator, recoveryCodes };
    },
    requestConfirmation: () => post('/email-confirmation/request', {}),
    changePassword: (change) => post(`${base}/password`, change),
    changeEmail: (change) => post(`${base}/email`, change),
    async addPasskey({ password, name }) {
      const options = await request(`${base}/passkeys/options`, { password });
      if (typeof options === 'string') return options;
      try {
        return await post(`${base}/passkeys`, { name, response: await createPasskey(options) });
      } catch (error) {
        return error instanceof PasskeyError ? error.failure : 'network';
      }
    },
    renamePasskey: ({ id, name }) => post(`${base}/passkeys/${encodeURIComponent(id)}/name`, { name }),
    removePasskey: ({ id, password }) => post(`${base}/passkeys/${encodeURIComponent(id)}/remove`, { password }),
    async offerAuthenticator(proof) {
      const answer = await request(`${base}/authenticator/offer`, proof);
      return typeof answer === 'string' ? answer : (answer as unknown as AuthenticatorOffer);
    },
    confirmAuthenticator: (proof) => requestCodes(`${base}/authenticator`, proof),
    removeAuthenticator: (proof) => post(`${base}/authenticator/remove`, proof),
    replaceRecoveryCodes: (proof) => requestCodes(`${base}/recovery-codes`, proof),
  };
}
