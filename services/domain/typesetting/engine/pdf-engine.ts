import type { ComposedDocument } from '../../../../shared/documents/composed-document.ts';
import { TypesettingError } from '../../../../shared/typesetting/typesetter.ts';
import { type SupervisedWorker, superviseWorker } from '../../../../shared/typesetting/engine/supervised-worker.ts';
import { readFontFacts } from './typst-files.ts';
import { startWorkerProcess } from './worker-links.ts';
import { createPrepareSource, type LoadPicture } from '../../../../shared/typesetting/engine/prepare-source.ts';
import { onlyWebAssembly, type PdfAnswer, type PdfRequest } from './pdf-messages.ts';

export interface PdfEngineOptions {
  /** `web-assembly` to avoid the native compiler even where it exists. Default: `native`. */
  readonly prefer?: 'native' | 'web-assembly';
  /** Milliseconds that one PDF may take. */
  readonly timeLimit?: number;
  /** Bytes of memory at which the process is replaced. */
  readonly memoryLimit?: number;
  /** The maximum number of waiting documents. Further ones are refused. */
  readonly queueLimit?: number;
  /** Milliseconds without work after which the process ends. */
  readonly restAfter?: number;
  readonly loadPicture?: LoadPicture | undefined;
}

export interface PdfEngine {
  /**
   * Creates a PDF. Rejects with `TypesettingError`, or with the signal's reason. For `headshot`, see `PrepareSource`.
   */
  pdf(document: ComposedDocument, signal?: AbortSignal, headshot?: Uint8Array): Promise<PdfAnswer>;
  warm(): Promise<void>;
  stop(): void;
}

const startLimit = 30_000;

/**
 * Creates an engine that makes PDFs one after another in a separate process, which is started on demand and ends when
 * idle.
 */
export function createPdfEngine({
  prefer = 'native',
  timeLimit = 15_000,
  memoryLimit = 400 * 1024 * 1024,
  queueLimit = 40,
  restAfter = 2 * 60_000,
  loadPicture,
}: PdfEngineOptions = {}): PdfEngine {
  const prepare = createPrepareSource(readFontFacts, loadPicture);
  let worker: SupervisedWorker<PdfRequest, PdfAnswer> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const args = prefer === 'web-assembly' ? [onlyWebAssembly] : [];
  let waiting = 0;
  let restTimer: NodeJS.Timeout | undefined;

  const current = (): SupervisedWorker<PdfRequest, PdfAnswer> => {
    if (!worker?.isAlive()) {
      const file = new URL('./pdf-process.ts', import.meta.url);
      worker = superviseWorker(Promise.resolve(startWorkerProcess(file, args)), startLimit);
    }
    return worker;
  };
  const stopWorker = () => {
    worker?.stop();
    worker = undefined;
  };

  async function make(
    document: ComposedDocument,
    signal: AbortSignal | undefined,
    headshot: Uint8Array | undefined,
  ): Promise<PdfAnswer> {
    signal?.throwIfAborted();
    const { missing, ...source } = await prepare(document, headshot);
    try {
      const answer = await current().run({ source, isCovered: missing === '' }, timeLimit);
      if (answer.memoryBytes > memoryLimit) stopWorker();
      return answer;
    } catch (error) {
      throw new TypesettingError('engine', error instanceof Error ? error.message : String(error), { cause: error });
    }
  }

  return {
    async pdf(document, signal, headshot) {
      if (waiting >= queueLimit) throw new TypesettingError('busy', 'Too many PDFs are waiting to be created.');
      waiting += 1;
      clearTimeout(restTimer);
      const turn = last.then(() => make(document, signal, headshot));
      last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        waiting -= 1;
        if (waiting === 0) restTimer = setTimeout(stopWorker, restAfter).unref();
      }
    },
    warm: () => current().ready,
    stop() {
      clearTimeout(restTimer);
      stopWorker();
    },
  };
}
