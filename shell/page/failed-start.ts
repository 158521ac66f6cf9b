import { startFailedElementId } from '@shared/contracts';
import { isChunkError, reloadOnce } from './chunk-errors.ts';

/**
 * The shell itself did not come. A file of an old build is mended by loading the page again, once; otherwise the words
 * that the server put into the page for this case are shown. Nothing else is there that could draw.
 */
export function reportFailedStart(error: unknown, reload: typeof reloadOnce = reloadOnce): void {
  if (isChunkError(error) && reload()) return;
  console.error(error);
  document.getElementById(startFailedElementId)?.removeAttribute('hidden');
}
