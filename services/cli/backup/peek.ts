/** What was read of a stream, and the stream from its beginning. */
export interface Peeked {
  readonly head: Buffer;
  readonly whole: AsyncGenerator<Buffer, void>;
}

/** Reads a stream until its beginning is enough, or to its end if it never is. */
export async function peekUntil(source: AsyncIterable<Buffer>, isEnough: (head: Buffer) => boolean): Promise<Peeked> {
  const iterator = source[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  while (!isEnough(head)) {
    const next = await iterator.next();
    if (next.done === true) break;
    head = Buffer.concat([head, next.value]);
  }
  async function* whole(): AsyncGenerator<Buffer, void> {
    yield head;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { head, whole: whole() };
}

/** Reads at least `length` bytes, fewer only if there are no more. */
export const peek = (source: AsyncIterable<Buffer>, length: number): Promise<Peeked> =>
  peekUntil(source, (head) => head.length >= length);
