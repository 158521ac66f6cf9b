import { saveFile } from '@shared/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { withEnding, type FileFormat } from './file-name.ts';

export interface Downloads<Format extends FileFormat> {
  readonly status: 'idle' | 'working' | 'failed';
  /** The one that was asked for last. */
  readonly format: Format;
  readonly start: (format: Format) => Promise<void>;
}

/** A download that failed, and the way to try it again. */
export interface DownloadTrouble {
  readonly failed: FileFormat | null;
  readonly retry: () => void;
}

export const troubleOf = <Format extends FileFormat>({
  status,
  format,
  start,
}: Downloads<Format>): DownloadTrouble => ({
  failed: status === 'failed' ? format : null,
  retry: () => void start(format),
});

interface DownloadOptions<Format extends FileFormat> {
  /** The format that stands for all until one is asked for. */
  readonly usual: Format;
  /** Asked before each file; false where it must not be made, which has been said then. */
  readonly mayLeave: () => boolean;
  /** Makes a file of the document as it is now. Rejects when it cannot be made. */
  readonly make: (format: Format, signal: AbortSignal) => Promise<Blob>;
  /** Of its files, without ending. */
  readonly fileName: () => string;
}

/** Makes files of the newest document and hands them to the browser as downloads, one at a time. */
export function useDownloads<Format extends FileFormat>({
  usual,
  mayLeave,
  make,
  fileName,
}: DownloadOptions<Format>): Downloads<Format> {
  const [{ status, format }, setState] = useState<Pick<Downloads<Format>, 'status' | 'format'>>({
    status: 'idle',
    format: usual,
  });
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  return {
    status,
    format,
    async start(wanted) {
      if (status === 'working' || !mayLeave()) return;
      const own = new AbortController();
      controller.current = own;
      setState({ status: 'working', format: wanted });
      try {
        const file = await make(wanted, own.signal);
        if (own.signal.aborted) return;
        saveFile(file, withEnding(fileName(), wanted));
        setState({ status: 'idle', format: wanted });
      } catch {
        if (!own.signal.aborted) setState({ status: 'failed', format: wanted });
      }
    },
  };
}
