import { importLimits, kindOfFile } from '../../../../shared/importers/common/file-kind.ts';
import { pdfLimits } from '../../../../shared/importers/pdf/pdf-limits.ts';
import type { FileAnswer, FileReading } from '../../../../shared/matching/ats/read-unknown-file.ts';
import type { CheckFailure } from './failures.ts';

export type CheckAnswer =
  { readonly ok: true; readonly reading: FileReading } | { readonly ok: false; readonly failure: CheckFailure };

const failed = (failure: CheckFailure): CheckAnswer => ({ ok: false, failure });

/** Returns why a file need not be read at all. Rejects when the browser cannot open it. */
async function refusalOf(file: File): Promise<CheckFailure | undefined> {
  if (file.size === 0) return { code: 'empty' };
  if ((await kindOfFile(file)) !== 'pdf') return { code: 'not-pdf' };
  if (file.size > importLimits.pdf) return { code: 'too-large', bytes: file.size, longest: importLimits.pdf };
  return undefined;
}

function failureOf(failure: Extract<FileAnswer, { readonly ok: false }>['failure']): CheckFailure {
  switch (failure.code) {
    case 'encrypted-pdf':
    case 'too-many-pages':
    case 'took-too-long':
      return failure;
    default:
      return { code: 'broken-pdf' };
  }
}

/** Sends the bytes to a worker and waits for its answer. The worker ends with the answer, the time, or the signal. */
function ask(reader: string, bytes: ArrayBuffer, signal: AbortSignal): Promise<CheckAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(reader, { name: 'pdf-reader' });
    // The answer has a channel of its own, because the library announces itself on the worker's.
    const { port1: ours, port2: theirs } = new MessageChannel();
    const finish = (answer: CheckAnswer): void => {
      clearTimeout(timer);
      worker.terminate();
      ours.close();
      resolve(answer);
    };
    // The reader looks at its time between two pages. This limit also ends a page that never does.
    const timer = setTimeout(() => finish(failed({ code: 'took-too-long' })), pdfLimits.time * 1.25);
    worker.addEventListener('error', () => finish(failed({ code: 'not-loaded' })));
    signal.addEventListener('abort', () => finish(failed({ code: 'not-loaded' })));
    ours.onmessage = ({ data }: MessageEvent<FileAnswer>) => finish(data.ok ? data : failed(failureOf(data.failure)));
    worker.postMessage({ bytes, language: document.documentElement.lang, port: theirs }, [bytes, theirs]);
  });
}

/** Reads a file in a worker, whose code is fetched with the first file. Never rejects. */
export async function readInWorker(reader: string, file: File, signal: AbortSignal): Promise<CheckAnswer> {
  try {
    const refusal = await refusalOf(file);
    return refusal ? failed(refusal) : await ask(reader, await file.arrayBuffer(), signal);
  } catch {
    // The file is gone or may not be read.
    return failed({ code: 'not-loaded' });
  }
}
