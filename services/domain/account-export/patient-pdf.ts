import { setTimeout as pause } from 'node:timers/promises';
import type { ComposedDocument } from '../../../shared/documents/composed-document.ts';
import { TypesettingError, type Typesetter } from '../../../shared/typesetting/typesetter.ts';

/** Milliseconds before each further attempt. Users who wait for a single PDF have priority. */
const defaultDelays = [1_000, 2_000, 4_000];

/**
 * Creates a function that makes PDFs with a shared engine, and waits while the engine is busy. It rejects as the engine
 * does.
 */
export function patientPdf(
  engine: Pick<Typesetter, 'pdf'>,
  signal: AbortSignal,
  delays: readonly number[] = defaultDelays,
): (document: ComposedDocument) => Promise<Uint8Array> {
  return async (document) => {
    for (let attempts = 0; ; attempts += 1) {
      try {
        return await engine.pdf(document, signal);
      } catch (error) {
        const delay = delays[attempts];
        const isBusy = error instanceof TypesettingError && error.failure === 'busy';
        if (!isBusy || delay === undefined) throw error;
        await pause(delay, undefined, { signal });
      }
    }
  };
}
