/**
 * A stream that can only be read with the key, and that cannot be changed, cut off, or reordered unnoticed: AES-256-GCM
 * in chunks of 64 KiB, each with its number, the last one marked.
 */
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

const magic = Buffer.from('TESSERA1');
const saltLength = 16;
const tagLength = 16;
const pieceLength = 64 * 1024;
const algorithm = 'aes-256-gcm';

/**
 * Derives the key from the secret. This is costly for an attacker who guesses, and takes some tenths of a second with
 * the right secret.
 */
const keyOf = (secret: string, salt: Buffer): Buffer =>
  scryptSync(secret, salt, 32, { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 });

/**
 * Returns the nonce from the number of a chunk and whether it is the last, so that no two chunks under one key share
 * it.
 */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number));
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Thrown for input that is not a backup, was made with another key, or is damaged. */
export class SealedStreamError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SealedStreamError';
  }
}

/** Collects the input and passes it on in chunks of one length. The last one may be shorter and comes with `isLast`. */
abstract class Pieces extends Transform {
  #waiting: Buffer[] = [];
  #length = 0;

  protected abstract readonly pieceLength: number;
  protected abstract handle(piece: Buffer, isLast: boolean): void;

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    try {
      this.#waiting.push(chunk);
      this.#length += chunk.length;
      // One chunk is always held back, because only the end of the input shows which is the last.
      if (this.#length > this.pieceLength) {
        let all = Buffer.concat(this.#waiting);
        for (; all.length > this.pieceLength; all = all.subarray(this.pieceLength)) {
          this.handle(all.subarray(0, this.pieceLength), false);
        }
        this.#waiting = [all];
        this.#length = all.length;
      }
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override _flush(done: TransformCallback): void {
    try {
      this.handle(Buffer.concat(this.#waiting), true);
      done();
    } catch (error) {
      done(error as Error);
    }
  }
}

class Sealing extends Pieces {
  protected override readonly pieceLength = pieceLength;
  readonly #key: Buffer;
  #number = 0;

  constructor(secret: string) {
    super();
    const salt = randomBytes(saltLength);
    this.#key = keyOf(secret, salt);
    this.push(Buffer.concat([magic, salt]));
  }

  protected override handle(piece: Buffer, isLast: boolean): void {
    const cipher = createCipheriv(algorithm, this.#key, nonceOf(this.#number, isLast));
    this.#number += 1;
    this.push(Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]));
  }
}

class Opening extends Pieces {
  protected override readonly pieceLength = pieceLength + tagLength;
  readonly #secret: string;
  #head = Buffer.alloc(0);
  #key: Buffer | undefined;
  #number = 0;

  constructor(secret: string) {
    super();
    this.#secret = secret;
  }

  override _transform(chunk: Buffer, encoding: string, done: TransformCallback): void {
    if (this.#key) {
      super._transform(chunk, encoding, done);
      return;
    }
    this.#head = Buffer.concat([this.#head, chunk]);
    const headLength = magic.length + saltLength;
    if (this.#head.length < headLength) {
      done();
      return;
    }
    if (!this.#head.subarray(0, magic.length).equals(magic)) {
      done(new SealedStreamError('This is not a Tessera backup.'));
      return;
    }
    this.#key = keyOf(this.#secret, this.#head.subarray(magic.length, headLength));
    super._transform(this.#head.subarray(headLength), encoding, done);
  }

  protected override handle(piece: Buffer, isLast: boolean): void {
    if (!this.#key) throw new SealedStreamError('This is not a Tessera backup.');
    if (piece.length < tagLength) throw new SealedStreamError('The backup is incomplete.');
    const decipher = createDecipheriv(algorithm, this.#key, nonceOf(this.#number, isLast), {
      authTagLength: tagLength,
    });
    decipher.setAuthTag(piece.subarray(piece.length - tagLength));
    const plain = decipher.update(piece.subarray(0, piece.length - tagLength));
    try {
      decipher.final();
    } catch {
      const first = 'The backup was made with a different key, or its beginning is damaged.';
      throw new SealedStreamError(this.#number === 0 ? first : 'The backup is damaged or incomplete.');
    }
    this.#number += 1;
    this.push(plain);
  }
}

/** Returns a transform that seals its input under `secret`. */
export const sealStream = (secret: string): Transform => new Sealing(secret);

/**
 * Returns a transform that opens what `sealStream` made. Errors are `SealedStreamError`, and only authenticated data is
 * passed on.
 */
export const openStream = (secret: string): Transform => new Opening(secret);
