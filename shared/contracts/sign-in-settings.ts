/** A passkey with which the person signs in. */
export interface Passkey {
  readonly id: string;
  /** The name that the person gave it. */
  readonly name: string;
  /** Whether it exists on several devices. */
  readonly isSynced: boolean;
  /** Instants in ISO 8601. `lastUsedAt` is missing until the first use. */
  readonly createdAt: string;
  readonly lastUsedAt?: string;
}

/** How the person signs in, if the host itself signs people in with a password. */
export interface SignInSettings {
  readonly email: string;
  /** Whether the person has confirmed that they read what is sent to the address. */
  readonly emailVerified: boolean;
  /** The oldest first. */
  readonly passkeys: readonly Passkey[];
  /** Whether a sign-in with the password also needs a code of an app. */
  readonly hasAuthenticator: boolean;
  /** The number of recovery codes that have not been used. */
  readonly recoveryCodes: number;
}

/** What a person adds to an authenticator app. */
export interface AuthenticatorOffer {
  /** The secret in base32, in groups of four, for typing. */
  readonly secret: string;
  /** The address that opens an app on this device (`otpauth://`). */
  readonly address: string;
  /** The same as a QR code: the size of its view box, and the `d` attribute of a path with its dark modules. */
  readonly qr: { readonly size: number; readonly path: string };
}

/**
 * Why a change was refused. `wrong-credentials`: the current password is wrong. `too-many-attempts`: later, it can be tried
 * again. `passkey-cancelled`: the person or the browser broke it off. `passkey-exists`: the device has one for this account.
 * `network`: nothing is known to have changed.
 */
export type SignInSettingsFailure =
  | 'wrong-credentials'
  | 'weak-password'
  | 'same-email'
  | 'too-many-attempts'
  | 'too-many-passkeys'
  | 'passkey-cancelled'
  | 'passkey-exists'
  | 'passkey-refused'
  | 'wrong-code'
  | 'code-used'
  | 'changed-elsewhere'
  | 'network'
  | 'unknown';

/** Resolves to the failure, or to undefined on success. */
type Change = Promise<SignInSettingsFailure | undefined>;

/** Changes how the person signs in. */
export interface SignInSettingsPort {
  /** Whether this browser can create passkeys. */
  readonly supportsPasskeys: boolean;
  /** Reads the settings; undefined for a person who has none to change, such as a guest. Rejects without an answer. */
  read(): Promise<SignInSettings | undefined>;
  /** Sends a link that confirms the address. */
  requestConfirmation(): Change;
  /** Changes the password, and signs out everywhere else. */
  changePassword(change: { readonly current: string; readonly password: string }): Change;
  /** Sends a link to the new address, which replaces the current one when the link is opened. */
  changeEmail(change: { readonly password: string; readonly email: string }): Change;
  /** Lets the browser create a passkey. */
  addPasskey(passkey: { readonly password: string; readonly name: string }): Change;
  renamePasskey(passkey: { readonly id: string; readonly name: string }): Change;
  removePasskey(passkey: { readonly id: string; readonly password: string }): Change;
  /** Begins to set up an authenticator app. Nothing changes until `confirmAuthenticator`. */
  offerAuthenticator(proof: { readonly password: string }): Promise<AuthenticatorOffer | SignInSettingsFailure>;
  /** Completes it with a code of the app. Resolves to the recovery codes, which cannot be read again. */
  confirmAuthenticator(proof: { readonly code: string }): Promise<readonly string[] | SignInSettingsFailure>;
  removeAuthenticator(proof: { readonly password: string }): Change;
  /** Replaces the recovery codes. Resolves to the new ones, which cannot be read again. */
  replaceRecoveryCodes(proof: { readonly password: string }): Promise<readonly string[] | SignInSettingsFailure>;
}
