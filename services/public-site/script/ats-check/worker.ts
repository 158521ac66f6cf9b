/**
 * The worker that reads a PDF for the public ATS check. It is fetched with the first file, and its response forbids it
 * every connection (services/api/site/static-pages), so that no file can leave the browser.
 */
import { readUnknownFile } from '../../../../shared/matching/ats/read-unknown-file.ts';

/** What the page sends. */
interface ReadRequest {
  readonly bytes: ArrayBuffer;
  /** The language of the page (BCP 47). */
  readonly language: string;
  /** Where the answer goes. */
  readonly port: MessagePort;
}

globalThis.addEventListener('message', ({ data }: MessageEvent<Partial<ReadRequest>>) => {
  const { bytes, language = 'en', port } = data;
  if (bytes === undefined || port === undefined) return;
  void readUnknownFile(new Uint8Array(bytes), language).then((answer) => port.postMessage(answer));
});
