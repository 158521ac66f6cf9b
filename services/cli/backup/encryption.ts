/**
 * Encrypts and decrypts backups as files of age (https://age-encryption.org/v1), which other programs read and write,
 * too.
 */
import { ReadableStream as WebStream } from 'node:stream/web';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { ConfigurationError } from '../../config/configuration.ts';
import { BackupFileError } from './backup-part.ts';
import { formerMagic, openFormer } from './former-format.ts';
import { peek, peekUntil } from './peek.ts';

/** Transforms a stream in `pipeline`. */
type StreamTransform = (source: AsyncIterable<Buffer>) => AsyncGenerator<Uint8Array, void>;

/** What `BACKUP_KEY` may be. Public keys can only write backups. */
type BackupKey =
  | { readonly kind: 'passphrase'; readonly passphrase: string }
  | { readonly kind: 'public' | 'secret'; readonly keys: readonly string[] };

/** Recognizes age's keys, one or several, also with the comments that `age-keygen` writes; else, a key is a passphrase. */
function parseKey(key: string): BackupKey {
  const keys = key
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(/\s+/))
    .filter((word) => word !== '');
  if (keys.length > 0 && keys.every((word) => /^age1[a-z0-9]+$/.test(word))) return { kind: 'public', keys };
  if (keys.length > 0 && keys.every((word) => /^AGE-SECRET-KEY-[A-Z0-9-]+$/.test(word)))
    return { kind: 'secret', keys };
  return { kind: 'passphrase', passphrase: key };
}

const invalidKey = (): ConfigurationError =>
  new ConfigurationError(['BACKUP_KEY looks like a key of age, but is not a valid one.']);

async function encrypterFor(key: string): Promise<Encrypter> {
  const parsed = parseKey(key);
  const encrypter = new Encrypter();
  if (parsed.kind === 'passphrase') {
    encrypter.setPassphrase(parsed.passphrase);
    return encrypter;
  }
  try {
    for (const each of parsed.keys) {
      encrypter.addRecipient(parsed.kind === 'secret' ? await identityToRecipient(each) : each);
    }
  } catch {
    throw invalidKey();
  }
  return encrypter;
}

function decrypterFor(key: string): Decrypter {
  const parsed = parseKey(key);
  const decrypter = new Decrypter();
  if (parsed.kind === 'passphrase') decrypter.addPassphrase(parsed.passphrase);
  if (parsed.kind === 'public') {
    throw new ConfigurationError(['BACKUP_KEY is a public key, which only writes backups. Set the secret key.']);
  }
  try {
    if (parsed.kind === 'secret') for (const each of parsed.keys) decrypter.addIdentity(each);
  } catch {
    throw invalidKey();
  }
  return decrypter;
}

/** Converts to the stream that the library takes. Its type is the one of browsers, which differs from Node's. */
const webStreamOf = (source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> =>
  WebStream.from(source) as unknown as ReadableStream<Uint8Array>;

/** Returns a transform that encrypts under `key`. Throws a `ConfigurationError` for a key that is not valid. */
export const encrypt = (key: string): StreamTransform =>
  async function* (source) {
    const encrypter = await encrypterFor(key);
    yield* await encrypter.encrypt(webStreamOf(source));
  };

/** The maximum number of bytes of a header. That of one recipient has 200. */
const maxHeaderLength = 64 * 1024;
const nonceLength = 16;

/** Returns whether a file of age contains its whole header, which ends with a line `--- …`, and the nonce after it. */
function hasHeader(head: Buffer): boolean {
  const lastLine = head.indexOf('\n--- ');
  const end = lastLine < 0 ? -1 : head.indexOf('\n', lastLine + 1);
  return end >= 0 && head.length > end + nonceLength;
}

/**
 * Returns a transform that decrypts what `encrypt` or release 0.1.0 encrypted. Throws a `BackupFileError` for a file
 * that cannot be read and a `ConfigurationError` for a key that cannot read any. Passes on authenticated data only.
 */
export const decrypt = (key: string): StreamTransform =>
  async function* (source) {
    const start = await peek(source, formerMagic.length);
    if (start.head.subarray(0, formerMagic.length).equals(formerMagic)) {
      yield* openFormer(start.whole, key);
      return;
    }
    if (!start.head.toString('latin1').startsWith('age-encr'))
      throw new BackupFileError('This is not a Tessera backup.');
    const { head, whole } = await peekUntil(start.whole, (read) => hasHeader(read) || read.length > maxHeaderLength);
    // The library reports such a file like one that was made with another key.
    if (head.length <= maxHeaderLength && !hasHeader(head)) {
      throw new BackupFileError('The backup is incomplete: it ends within its header.');
    }
    const decrypter = decrypterFor(key);
    // A file that cannot be read from the disk must not be reported as damaged.
    let failure: Error | undefined;
    async function* watched(): AsyncGenerator<Uint8Array, void> {
      try {
        yield* whole;
      } catch (error) {
        failure = error as Error;
        throw error;
      }
    }
    let plain: ReadableStream<Uint8Array>;
    try {
      plain = await decrypter.decrypt(webStreamOf(watched()));
    } catch {
      throw failure ?? new BackupFileError('The backup was made with a different key, or its beginning is damaged.');
    }
    try {
      yield* plain;
    } catch {
      throw failure ?? new BackupFileError('The backup is damaged or incomplete.');
    }
  };
