import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The keys in the database cannot be opened. The message says what to do about it. */
export class SealedKeysError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SealedKeysError';
  }
}

export interface OpenedSeal {
  readonly text: string;
  /** False when the text was sealed under an older secret and should be sealed again. */
  readonly isCurrent: boolean;
}

/**
 * Seals texts that must not be readable in the database or its backups. `label` binds a seal to the one place where it
 * is valid.
 */
export interface Vault {
  seal(text: string, label: string): string;
  /**
   * Opens a seal.
   * @throws SealedKeysError for a seal of another secret, and for one that was changed or moved.
   */
  open(sealed: string, label: string): OpenedSeal;
  /** Whether `open` would succeed. */
  canOpen(sealed: string, label: string): boolean;
}

interface SealingKey {
  /** Identifies the secret without revealing anything about it. */
  readonly id: string;
  readonly key: Buffer;
}

const version = 'v1';
const cipher = 'aes-256-gcm';
const tagLength = 16;
/**
 * In bytes: 96 bits, random for each seal. A key seals only a few rows in its lifetime, far too few for a collision
 * (NIST SP 800-38D §8.3).
 */
const nonceLength = 12;

const derive = (secret: string, purpose: string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'tessera', `identity ${version} ${purpose}`, length));

const sealingKeyOf = (secret: string): SealingKey => ({
  id: derive(secret, 'name', 6).toString('base64url'),
  key: derive(secret, 'seal', 32),
});

const otherSecret = `The identity provider's keys in the database were encrypted with a different secret.
  Set IDENTITY_SECRET to that secret (or restore the file identity.secret in the data folder).
  To change the secret, list both: IDENTITY_SECRET=new,old.
  If it is lost, create new keys: "npm run admin -- keys replace --yes".`;

const damaged = `An encrypted key of the identity provider in the database has been modified.
  Restore the table from a backup, or create new keys: "npm run admin -- keys replace --yes".`;

const labelBytes = (label: string): Buffer => Buffer.from(`tessera ${version} ${label}`);

function openWith({ key }: SealingKey, [nonce, body]: readonly [Buffer, Buffer], label: string): string {
  try {
    const decipher = createDecipheriv(cipher, key, nonce, { authTagLength: tagLength });
    decipher.setAAD(labelBytes(label));
    decipher.setAuthTag(body.subarray(-tagLength));
    return Buffer.concat([decipher.update(body.subarray(0, -tagLength)), decipher.final()]).toString('utf8');
  } catch {
    throw new SealedKeysError(damaged);
  }
}

/**
 * Creates a vault with AES-256-GCM under keys derived from `secrets`. The first secret seals and all of them open, so
 * that a secret can be changed while the product runs. A seal has the form `v1.<name of the key>.<nonce>.<ciphertext
 * and tag>` in base64url. Throws without a secret.
 */
export function createVault(secrets: readonly string[]): Vault {
  const [current, ...older] = secrets.map(sealingKeyOf);
  if (current === undefined) throw new Error('A vault needs a secret.');
  const open = (sealed: string, label: string): OpenedSeal => {
    const [format, id, nonce, body, ...rest] = sealed.split('.');
    if (format !== version || nonce === undefined || body === undefined || rest.length > 0) {
      throw new SealedKeysError(damaged);
    }
    const sealer = [current, ...older].find((each) => each.id === id);
    if (sealer === undefined) throw new SealedKeysError(otherSecret);
    const parts = [Buffer.from(nonce, 'base64url'), Buffer.from(body, 'base64url')] as const;
    return { text: openWith(sealer, parts, label), isCurrent: sealer === current };
  };
  return {
    seal(text, label) {
      const nonce = randomBytes(nonceLength);
      const sealing = createCipheriv(cipher, current.key, nonce, { authTagLength: tagLength });
      sealing.setAAD(labelBytes(label));
      const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]);
      return [version, current.id, nonce.toString('base64url'), body.toString('base64url')].join('.');
    },
    open,
    canOpen(sealed, label) {
      try {
        open(sealed, label);
        return true;
      } catch (error) {
        if (error instanceof SealedKeysError) return false;
        throw error;
      }
    },
  };
}
