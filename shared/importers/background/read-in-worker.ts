import type { ImportReading } from '../common/reading.ts';
import { readingLimit } from '../pdf/pdf-limits.ts';
import type { ReadReport, ReadRequest } from './worker-messages.ts';

export interface BackgroundOptions {
  /** BCP 47. */
  readonly language: string;
  /** Called before each page of a PDF, counted from 1. */
  readonly onPage?: (page: number, pages: number) => void;
  /** Ends the reading; the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** A worker's failure to start: the policy of the page forbids it, or its code did not load. */
export class NoWorker extends Error {}

/** Milliseconds in which a worker has to start, including the time in which its code is fetched. */
const startLimit = 10_000;

/**
 * Starts the script in a worker. Browsers start none from another origin, and a remote's files are on another than the
 * page; a script that imports it belongs to the page.
 */
function startWorker(script: string): Worker {
  const address = URL.createObjectURL(new Blob([`importScripts(${JSON.stringify(script)})`]));
  try {
    return new Worker(address, { name: 'import-reader' });
  } finally {
    // The worker has the address before the page's next task.
    setTimeout(() => URL.revokeObjectURL(address), startLimit);
  }
}

/**
 * Reads a file in a worker, so that no file can freeze the page. `script` is the address of the worker's script, whose
 * folder has its other files. Rejects with `NoWorker` when the worker does not start.
 */
export function readInWorker(script: string, file: File, options: BackgroundOptions): Promise<ImportReading> {
  const { language, onPage, signal } = options;
  return new Promise((resolve, reject) => {
    const worker = startWorker(script);
    const { port1: ours, port2: theirs } = new MessageChannel();
    let timer = setTimeout(() => fail(new NoWorker('The worker did not start in time.')), startLimit);
    const end = (): void => {
      clearTimeout(timer);
      worker.terminate();
      ours.close();
      signal?.removeEventListener('abort', cancel);
    };
    const fail = (reason: Error): void => {
      end();
      reject(reason);
    };
    const finish = (reading: ImportReading): void => {
      end();
      resolve(reading);
    };
    const cancel = (): void => fail(signal?.reason as Error);
    signal?.addEventListener('abort', cancel);
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      fail(new NoWorker(event.message));
    });
    ours.onmessage = ({ data }: MessageEvent<ReadReport>) => {
      if (data.type === 'page') onPage?.(data.page, data.pages);
      if (data.type === 'read') finish(data.reading);
      if (data.type !== 'started') return;
      clearTimeout(timer);
      timer = setTimeout(() => finish({ ok: false, failure: { code: 'took-too-long' } }), readingLimit);
    };
    const folder = script.slice(0, script.lastIndexOf('/') + 1);
    worker.postMessage({ folder, file, language, port: theirs } satisfies ReadRequest, [theirs]);
  });
}
