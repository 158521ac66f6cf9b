/** The frames of a backup, one after another: a kind of one letter, a length of four bytes, and that many bytes. */
import type { Readable } from 'node:stream';

/**
 * The kinds of frames. `H`: the head. `T`: a table begins. `D`: a part of its rows. `E`: the end, with the number of
 * rows of each table.
 */
export type FrameKind = 'H' | 'T' | 'D' | 'E';

export interface Frame {
  readonly kind: FrameKind;
  readonly body: Buffer;
}

const headLength = 5;
/** The maximum length in bytes. Rows of the database come in parts that are far smaller. */
const longest = 64 * 1024 * 1024;
const isKind = (letter: string): letter is FrameKind => ['H', 'T', 'D', 'E'].includes(letter);

/** Encodes a frame. An object becomes JSON. */
export function frame(kind: FrameKind, body: Buffer | object): Buffer {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  const head = Buffer.alloc(headLength);
  head.write(kind, 0, 'latin1');
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

/** Reads frames one by one. Throws when the stream ends within one. */
export async function* readFrames(stream: Readable): AsyncGenerator<Frame, undefined> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    rest = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]);
    while (rest.length >= headLength) {
      const kind = rest.toString('latin1', 0, 1);
      const length = rest.readUInt32BE(1);
      if (!isKind(kind) || length > longest)
        throw new Error('The backup contains data that this version does not support.');
      if (rest.length < headLength + length) break;
      yield { kind, body: rest.subarray(headLength, headLength + length) };
      rest = rest.subarray(headLength + length);
    }
  }
  if (rest.length > 0) throw new Error('The backup is incomplete.');
  return undefined;
}
