import { inParts } from './in-parts.ts';

/** Bytes of blocks that one request brings back: the gateway takes 256 KiB, and the query is in it too. */
const mostBytes = 200 * 1024;

/** Blocks that one request may name. */
const mostBlocks = 1_000;

/** A deleted block as the gateway gave it away; only the gateway looks inside. */
export type BlockCopy = unknown;

/**
 * Brings deleted blocks back: as one whole where one request holds them, which it does for some hundred, else in parts
 * that are each a whole. Answers with the copies that are still to come back when a request failed; none when all is done.
 */
export async function bringBack(
  copies: readonly BlockCopy[],
  restore: (copies: readonly BlockCopy[]) => Promise<unknown>,
): Promise<readonly BlockCopy[]> {
  const parts = inParts(copies, mostBytes);
  for (const [index, part] of parts.entries()) {
    try {
      await restore(part);
    } catch {
      return parts.slice(index).flat();
    }
  }
  return [];
}

/** Splits ids as a request may name them. */
export const idParts = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / mostBlocks) }, (_part, index) =>
    ids.slice(index * mostBlocks, (index + 1) * mostBlocks),
  );
