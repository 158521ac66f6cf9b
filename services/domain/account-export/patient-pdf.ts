import { setTimeout as pause } from 'node:timers/promises';
import type { ComposedDocument } from '../../../shared/documents/composed-document.ts';
import { TypesettingError, type Typesetter } from '../../../shared/typesetting/typesetter.ts';

/** Milliseconds before each further try: people who wait for one PDF come first. */
const defaultDelays = [1_000, 2_000, 4_000];

/** Makes PDFs with an engine that others use, too: while it is busy, this one waits. Rejects as the engine does. */
export function patientPdf(
  engine: Pick<Typesetter, 'pdf'>,
  signal: AbortSignal,
  delays: readonly number[] = defaultDelays,
): (document: ComposedDocument) => Promise<Uint8Array> {
  return async (document) => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await engine.pdf(document, signal);
      } catch (error) {
        const delay = delays[tries];
        const isBusy = error instanceof TypesettingError && error.failure === 'busy';
        if (!isBusy || delay === undefined) throw error;
        await pause(delay, undefined, { signal });
      }
    }
  };
}
