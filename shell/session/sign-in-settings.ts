import type { SignInSettings, SignInSettingsFailure, SignInSettingsPort } from '@shared/contracts';

/** The request timeout in milliseconds. */
const patience = 15_000;

const failures: Readonly<Record<string, SignInSettingsFailure>> = {
  wrong_credentials: 'wrong-credentials',
  weak_password: 'weak-password',
  same_email: 'same-email',
  too_many_attempts: 'too-many-attempts',
};

function isSettings(value: unknown): value is SignInSettings {
  const { email, emailVerified } = (value ?? {}) as Record<string, unknown>;
  return typeof email === 'string' && typeof emailVerified === 'boolean';
}

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

  const post = async (path: string, body: object): Promise<SignInSettingsFailure | undefined> => {
    let response: Response;
    try {
      response = await send(path, { method: 'POST', body: JSON.stringify(body) });
    } catch {
      return 'network';
    }
    if (response.ok) return undefined;
    const { error } = ((await response.json().catch(() => undefined)) ?? {}) as { readonly error?: unknown };
    return failures[String(error)] ?? 'unknown';
  };

  return {
    async read() {
      const response = await send('/sign-in-settings');
      if (response.status === 204) return undefined;
      const settings: unknown = response.ok ? await response.json() : undefined;
      if (!isSettings(settings)) throw new TypeError('The sign-in settings have an unknown shape.');
      return { email: settings.email, emailVerified: settings.emailVerified };
    },
    requestConfirmation: () => post('/email-confirmation/request', {}),
    changePassword: (change) => post('/sign-in-settings/password', change),
    changeEmail: (change) => post('/sign-in-settings/email', change),
  };
}
