import { inParts } from './in-parts.ts';

/** Bytes of blocks that one request brings back: the gateway takes 256 KiB, and the query is in it too. */
const maxBytes = 200 * 1024;

/** Blocks that one request may name. */
export const maxBlocks = 1_000;

/** A deleted block as the gateway gave it away; only the gateway looks inside. */
export type BlockCopy = unknown;

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Copies that are nowhere but in this page: deleted blocks that are on their way back, or still to come back. */
let onlyHere: readonly BlockCopy[] = [];

function keepOnlyHere(copies: readonly BlockCopy[]): void {
  onlyHere = copies;
  if (onlyHere.length > 0) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}

/**
 * Brings deleted blocks back: as one whole where one request holds them, which it does for some hundred, else in parts
 * that are each a whole and safe to repeat. Answers with the copies that are still to come back when a request failed;
 * none when all is done. Until all are back, the browser asks before the page with the rest of them is closed.
 */
export async function bringBack(
  copies: readonly BlockCopy[],
  restore: (copies: readonly BlockCopy[]) => Promise<unknown>,
): Promise<readonly BlockCopy[]> {
  const others = onlyHere.filter((copy) => !copies.includes(copy));
  const parts = inParts(copies, maxBytes);
  for (const [index, part] of parts.entries()) {
    const left = parts.slice(index).flat();
    keepOnlyHere([...others, ...left]);
    try {
      await restore(part);
    } catch {
      return left;
    }
  }
  keepOnlyHere(others);
  return [];
}
