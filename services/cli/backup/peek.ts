/**
 * Reads at least `length` bytes, fewer only if there are no more. Returns what was read, and the stream from its
 * beginning.
 */
export async function peek(
  source: AsyncIterable<Buffer>,
  length: number,
): Promise<{ readonly head: Buffer; readonly whole: AsyncGenerator<Buffer, void> }> {
  const iterator = source[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  while (head.length < length) {
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
