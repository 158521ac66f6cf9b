import { createCipheriv, randomBytes, scryptSync } from 'node:crypto';
import { Readable } from 'node:stream';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { readScript } from '../script.ts';
import type { BackupPart } from '../backup-part.ts';

const pieceLength = 64 * 1024;

function frame(kind: string, body: Buffer | object): Buffer {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  const head = Buffer.alloc(5);
  head.write(kind, 0, 'latin1');
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

function frameOf(part: BackupPart): Buffer {
  switch (part.kind) {
    case 'head':
      return frame('H', part.head);
    case 'table':
      return frame('T', part.table);
    case 'rows':
      return frame('D', part.bytes);
    case 'end':
      return frame('E', part.counts);
  }
}

/** Encrypts as release 0.1.0 did: AES-256-GCM in chunks of 64 KiB, each with its number, the last one marked. */
function seal(plain: Buffer, secret: string): Buffer {
  const salt = randomBytes(16);
  const key = scryptSync(secret, salt, 32, { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 });
  const sealed = [Buffer.from('TESSERA1'), salt];
  for (let number = 0, start = 0; start === 0 || start < plain.length; number += 1, start += pieceLength) {
    const nonce = Buffer.alloc(12);
    nonce.writeBigUInt64BE(BigInt(number));
    nonce.writeUInt8(start + pieceLength >= plain.length ? 1 : 0, 11);
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    sealed.push(cipher.update(plain.subarray(start, start + pieceLength)), cipher.final(), cipher.getAuthTag());
  }
  return Buffer.concat(sealed);
}

/** Turns the compressed script of a backup into a backup as release 0.1.0 wrote it. */
export async function writeFormerFormat(compressed: Uint8Array, secret: string): Promise<Buffer> {
  const frames: Buffer[] = [];
  for await (const part of readScript(Readable.from([zstdDecompressSync(compressed)]))) frames.push(frameOf(part));
  return seal(zstdCompressSync(Buffer.concat(frames)), secret);
}
