import { inByteChunks } from './in-byte-chunks.ts';

/** Bytes of blocks in one restore request. The gateway accepts 256 KiB, which includes the query. */
const maxBytes = 200 * 1024;

/** Maximum number of blocks in one request. */
export const maxBlocks = 1_000;

/** A deleted block as the gateway returned it. Only the gateway reads its content. */
export type BlockCopy = unknown;

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Copies that exist only in this page: deleted blocks that are being restored or still wait for it. */
let onlyHere: readonly BlockCopy[] = [];

function keepOnlyHere(copies: readonly BlockCopy[]): void {
  onlyHere = copies;
  if (onlyHere.length > 0) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}

/**
 * Restores deleted blocks. If one request can hold them, which is true for some hundred blocks, they are restored in
 * one transaction; otherwise in parts, each of which is a transaction and safe to repeat. Returns the copies that
 * remain when a request failed, or none when all are restored. Until then, the browser asks before the page is closed.
 */
export async function restoreBlocks(
  copies: readonly BlockCopy[],
  restore: (copies: readonly BlockCopy[]) => Promise<unknown>,
): Promise<readonly BlockCopy[]> {
  const others = onlyHere.filter((copy) => !copies.includes(copy));
  const parts = inByteChunks(copies, maxBytes);
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
