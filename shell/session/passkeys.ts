/** Uses passkeys of this browser. The library loads with the first use: it converts what browsers and the server send. */

const library = () => import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');

/** Why the browser has not created or used a passkey. */
export type PasskeyFailure = 'passkey-cancelled' | 'passkey-exists' | 'passkey-refused';

/** Names in the standard (WebAuthn §5.1), with what they mean to a person. */
const failures: Readonly<Record<string, PasskeyFailure>> = {
  NotAllowedError: 'passkey-cancelled',
  AbortError: 'passkey-cancelled',
  InvalidStateError: 'passkey-exists',
};

/** Thrown when the browser has not created or used a passkey. */
export class PasskeyError extends Error {
  readonly failure: PasskeyFailure;
  constructor(cause: unknown) {
    super('The browser did not provide a passkey.', { cause });
    this.name = 'PasskeyError';
    this.failure = (cause instanceof Error ? failures[cause.name] : undefined) ?? 'passkey-refused';
  }
}

async function orPasskeyError<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw new PasskeyError(error);
  }
}

/** Lets the person choose a passkey. `options` and the result are the JSON of the provider. @throws PasskeyError */
export async function obtainPasskey(options: unknown): Promise<unknown> {
  const { startAuthentication } = await library();
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return orPasskeyError(() => startAuthentication({ optionsJSON: options as Options }));
}

/** Lets the browser create a passkey. `options` and the result are the JSON of the provider. @throws PasskeyError */
export async function createPasskey(options: unknown): Promise<unknown> {
  const { startRegistration } = await library();
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  return orPasskeyError(() => startRegistration({ optionsJSON: options as Options }));
}
