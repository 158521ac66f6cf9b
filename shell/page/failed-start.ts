import { startFailedElementId } from '@shared/contracts';
import { isChunkError, reloadOnce } from './chunk-errors.ts';

/**
 * Handles a failed start of the shell. A missing file of an old build is fixed by one reload of the page; otherwise
 * this shows the message that the server inlined for this case, because no code is available that could render one.
 */
export function reportFailedStart(error: unknown, reload: typeof reloadOnce = reloadOnce): void {
  if (isChunkError(error) && reload()) return;
  console.error(error);
  document.getElementById(startFailedElementId)?.removeAttribute('hidden');
}
