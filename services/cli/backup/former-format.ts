/**
 * Reads backups of release 0.1.0: AES-256-GCM in chunks of 64 KiB under a key that scrypt derives from the secret, each
 * chunk with its number, the last one marked; inside, after decompression, frames.
 */
import { createDecipheriv, scryptSync } from 'node:crypto';
import { type BackupHead, type BackupPart, BackupFileError, type Counts } from './backup-part.ts';
import type { TableShape } from './tables.ts';

/** The first bytes of a file in the former format. */
export const formerMagic = Buffer.from('TESSERA1');
const saltLength = 16;
const tagLength = 16;
const pieceLength = 64 * 1024 + tagLength;

const keyOf = (secret: string, salt: Buffer): Buffer =>
  scryptSync(secret, salt, 32, { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 });

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number));
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Decrypts a chunk. Returns undefined if it was encrypted with another key, number, or mark, or was changed. */
function openPiece(key: Buffer, piece: Buffer, number: number, isLast: boolean): Buffer | undefined {
  if (piece.length < tagLength) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast), { authTagLength: tagLength });
  decipher.setAuthTag(piece.subarray(piece.length - tagLength));
  const plain = decipher.update(piece.subarray(0, piece.length - tagLength));
  try {
    decipher.final();
  } catch {
    return undefined;
  }
  return plain;
}

/** Decrypts a chunk that others follow. */
function openInnerPiece(key: Buffer, piece: Buffer, number: number): Buffer {
  const plain = openPiece(key, piece, number, false);
  if (plain) return plain;
  const first = 'The backup was made with a different key, or its beginning is damaged.';
  throw new BackupFileError(number === 0 ? first : 'The backup is damaged or incomplete.');
}

/** Decrypts the chunk after which the file ends. */
function openLastPiece(key: Buffer, piece: Buffer, number: number): Buffer {
  const plain = openPiece(key, piece, number, true);
  if (plain) return plain;
  // A chunk that can be decrypted as one that others follow shows that the key is right.
  if (openPiece(key, piece, number, false)) throw new BackupFileError('The backup is incomplete.');
  const first = 'The backup was made with a different key, or it is damaged or incomplete.';
  throw new BackupFileError(number === 0 ? first : 'The backup is damaged or incomplete.');
}

/** Decrypts a file in the former format. Throws a `BackupFileError`, and passes on authenticated data only. */
export async function* openFormer(source: AsyncIterable<Buffer>, secret: string): AsyncGenerator<Buffer, void> {
  const headLength = formerMagic.length + saltLength;
  let rest: Buffer = Buffer.alloc(0);
  let key: Buffer | undefined;
  let number = 0;
  for await (const chunk of source) {
    rest = Buffer.concat([rest, chunk]);
    if (!key) {
      if (rest.length < headLength) continue;
      key = keyOf(secret, rest.subarray(formerMagic.length, headLength));
      rest = rest.subarray(headLength);
    }
    // One chunk is always held back, because only the end of the input shows which is the last.
    for (; rest.length > pieceLength; rest = rest.subarray(pieceLength)) {
      yield openInnerPiece(key, rest.subarray(0, pieceLength), number);
      number += 1;
    }
  }
  if (!key) throw new BackupFileError('The backup is incomplete.');
  yield openLastPiece(key, rest, number);
}

const frameHeadLength = 5;
/** The maximum length of a frame in bytes. */
const longestFrame = 64 * 1024 * 1024;

/**
 * Frames are a kind of one letter, a length of four bytes, and that many bytes. `H`: the head. `T`: a table begins.
 * `D`: a part of its rows. `E`: the end, with the number of rows of each table.
 */
function partOf(kind: string, body: Buffer): BackupPart {
  const json = (): unknown => JSON.parse(body.toString());
  switch (kind) {
    case 'H':
      return { kind: 'head', head: json() as BackupHead };
    case 'T':
      return { kind: 'table', table: json() as TableShape };
    case 'D':
      return { kind: 'rows', bytes: body };
    case 'E':
      return { kind: 'end', counts: json() as Counts };
    default:
      throw new BackupFileError('The backup contains data that this version does not support.');
  }
}

/** Reads the decompressed content of a backup in the former format. */
export async function* readFrames(stream: AsyncIterable<Buffer>): AsyncGenerator<BackupPart, undefined> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= frameHeadLength) {
      const length = rest.readUInt32BE(1);
      if (length > longestFrame)
        throw new BackupFileError('The backup contains data that this version does not support.');
      const end = frameHeadLength + length;
      if (rest.length < end) break;
      yield partOf(rest.toString('latin1', 0, 1), rest.subarray(frameHeadLength, end));
      rest = rest.subarray(end);
    }
  }
  if (rest.length > 0) throw new BackupFileError('The backup is incomplete.');
  return undefined;
}
