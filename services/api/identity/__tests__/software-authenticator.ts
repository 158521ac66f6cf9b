import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** Writes the head of a CBOR item (RFC 8949 §3) with a length below 65,536. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
const text = (value: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const bytes = (value: Uint8Array): Buffer => Buffer.concat([head(2, value.length), value]);
const integer = (value: number): Buffer => (value < 0 ? head(1, -value - 1) : head(0, value));

/** The parts of an answer that a test may forge. */
export interface Forgery {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
}

/** A security key in software with one credential (WebAuthn Level 3, ES256), which verifies its user. */
export class SoftwareAuthenticator {
  readonly #origin: string;
  readonly #id = randomBytes(32);
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = pair.privateKey;
    this.#publicKey = pair.publicKey;
  }

  #clientData(type: string, challenge: string, origin = this.#origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(hasCredential: boolean, { rpId = new URL(this.#origin).hostname, ...forged }: Forgery): Buffer {
    this.#counter = forged.counter ?? this.#counter + 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    // User present, user verified, and the credential follows.
    const flags = 1 | (forged.isVerified === false ? 0 : 4) | (hasCredential ? 64 : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, ...(hasCredential ? [this.#credential()] : [])]);
  }

  #credential(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const entries = [
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), bytes(Buffer.from(x, 'base64url'))],
      [integer(-3), bytes(Buffer.from(y, 'base64url'))],
    ].flat();
    const key = Buffer.concat([head(5, 5), ...entries]);
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, key]);
  }

  create({ challenge }: PublicKeyCredentialCreationOptionsJSON, forged: Forgery = {}): RegistrationResponseJSON {
    const attestation = [text('fmt'), text('none'), text('attStmt'), head(5, 0), text('authData')];
    const attestationObject = Buffer.concat([head(5, 3), ...attestation, bytes(this.#authenticatorData(true, forged))]);
    const clientData = this.#clientData('webauthn.create', challenge, forged.origin);
    const response = { clientDataJSON: base64url(clientData), attestationObject: base64url(attestationObject) };
    const id = base64url(this.#id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  get({ challenge }: PublicKeyCredentialRequestOptionsJSON, forged: Forgery = {}): AuthenticationResponseJSON {
    const authenticatorData = this.#authenticatorData(false, forged);
    const clientData = this.#clientData('webauthn.get', challenge, forged.origin);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), this.#privateKey);
    const response = {
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(signature),
    };
    const id = base64url(this.#id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
