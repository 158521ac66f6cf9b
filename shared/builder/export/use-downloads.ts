import { saveFile } from '@shared/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../announcer.tsx';
import { useBuilderTexts } from '../texts.ts';
import { withEnding, type FileFormat } from './file-name.ts';

export interface Downloads<Format extends FileFormat> {
  readonly status: 'idle' | 'working' | 'failed';
  /** The format that was requested last. */
  readonly format: Format;
  readonly start: (format: Format) => Promise<void>;
}

/** A failed download with a way to retry it. */
export interface DownloadError {
  readonly failed: FileFormat | null;
  readonly retry: () => void;
}

/** Returns the failed format of `downloads`, if any, with a function that retries it. */
export const downloadErrorOf = <Format extends FileFormat>({
  status,
  format,
  start,
}: Downloads<Format>): DownloadError => ({
  failed: status === 'failed' ? format : null,
  retry: () => void start(format),
});

interface DownloadOptions<Format extends FileFormat> {
  /** The format in the state before any is requested. */
  readonly usual: Format;
  /**
   * Called before each file is made. Returns false when the document is incomplete, after it has said so; `proceed`
   * tries again.
   */
  readonly mayLeave: (proceed: () => void) => boolean;
  /** Makes a file of the document as it is now. Rejects when it cannot be made. */
  readonly make: (format: Format, signal: AbortSignal) => Promise<Blob>;
  /** Returns the name of the files, without extension. */
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
  const t = useBuilderTexts();
  const announce = useAnnounce();
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const start = async (wanted: Format): Promise<void> => {
    if (status === 'working' || !mayLeave(() => void start(wanted))) return;
    const own = new AbortController();
    controller.current = own;
    setState({ status: 'working', format: wanted });
    try {
      const file = await make(wanted, own.signal);
      if (own.signal.aborted) return;
      const name = withEnding(fileName(), wanted);
      saveFile(file, name);
      announce(t('download.done', { name }));
      setState({ status: 'idle', format: wanted });
    } catch {
      if (!own.signal.aborted) setState({ status: 'failed', format: wanted });
    }
  };
  return { status, format, start };
}
