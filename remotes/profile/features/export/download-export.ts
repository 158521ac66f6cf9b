import type { RemoteEnvironment } from '@shared/contracts';
import { callService, errorOf, saveFile } from '@shared/remote-kit';

export type ExportFailure = 'network' | 'too_many' | 'unauthenticated' | 'unavailable';

export type ExportOutcome = { readonly ok: true } | { readonly ok: false; readonly fault: ExportFailure };

export interface DownloadOptions {
  readonly host: Pick<RemoteEnvironment, 'session' | 'endpoints' | 'locale'>;
  readonly signal: AbortSignal;
  /** Called with the number of bytes received so far; the total is unknown until the end. */
  readonly onProgress: (bytes: number) => void;
}

const faults: readonly ExportFailure[] = ['too_many', 'unauthenticated'];

async function read(response: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done) return new Blob(pieces, { type: 'application/zip' });
    if (value === undefined) continue;
    pieces.push(value);
    bytes += value.length;
    onProgress(bytes);
  }
}

/** Fetches the person's data as a ZIP file and hands it to the browser as a download. Rejects only when aborted. */
export async function downloadExport({ host, signal, onProgress }: DownloadOptions): Promise<ExportOutcome> {
  try {
    const response = await callService(host, '/account/export', {
      method: 'POST',
      headers: { 'accept-language': host.locale.language },
      signal,
    });
    if (!response.ok) {
      const error = await errorOf(response);
      return { ok: false, fault: faults.find((each) => each === error) ?? 'unavailable' };
    }
    const archive = await read(response, onProgress);
    const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    saveFile(archive, named ?? 'export.zip');
    return { ok: true };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TypeError) return { ok: false, fault: 'network' };
    throw error;
  }
}
