import { readImportFile } from '../read-import-file.ts';
import type { ReadReport, ReadRequest } from './worker-messages.ts';

/** Reads files in a worker, for `readInWorker`. */
export function serveReading(): void {
  globalThis.addEventListener('message', ({ data }: MessageEvent<Partial<ReadRequest>>) => {
    const { folder, file, language, port } = data;
    if (folder === undefined || file === undefined || language === undefined || port === undefined) return;
    const report = (what: ReadReport): void => port.postMessage(what);
    // A worker without an address of its own has to be told where its late files are.
    __webpack_public_path__ = folder;
    report({ type: 'started' });
    const onPage = (page: number, pages: number): void => report({ type: 'page', page, pages });
    void readImportFile(file, { language, onPage }).then((reading) => report({ type: 'read', reading }));
  });
}
