import { kindOfFile } from '../common/file-kind.ts';
import type { ImportReading } from '../common/reading.ts';
import { readImportFile } from '../read-import-file.ts';
import { type BackgroundOptions, NoWorker, readInWorker } from './read-in-worker.ts';

/** Texts are read before a worker would have started. */
const needsWorker = async (file: File): Promise<boolean> =>
  file.size > 0 &&
  (await kindOfFile(file).then(
    (kind) => kind !== 'text',
    () => false,
  ));

/**
 * Reads a file that a person chose, in a worker if it may need long and the page can start one, and otherwise in the
 * page. `script` is the address of the worker's script. Rejects only with the reason of the signal.
 */
export async function readInBackground(
  file: File,
  script: string | undefined,
  options: BackgroundOptions,
): Promise<ImportReading> {
  if (script !== undefined && typeof Worker === 'function' && (await needsWorker(file))) {
    try {
      return await readInWorker(script, file, options);
    } catch (error) {
      if (!(error instanceof NoWorker) && options.signal?.aborted === true) throw error;
    }
  }
  const reading = await readImportFile(file, options);
  options.signal?.throwIfAborted();
  return reading;
}
