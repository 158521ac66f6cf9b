import type { ResumeToCompose } from '@shared/documents';
import { saveFile } from '@shared/remote-kit';
import type { Typesetter } from '@shared/typesetting';
import { useEffect, useRef, useState } from 'react';
import { withEnding } from '../../common/files/file-name.ts';
import { makeFile, type DownloadFormat } from '../../common/files/make-file.ts';

export interface Downloads {
  readonly status: 'idle' | 'working' | 'failed';
  /** The one that was asked for last. */
  readonly format: DownloadFormat;
  readonly start: (format: DownloadFormat) => Promise<void>;
}

interface DownloadOptions {
  readonly typesetter: Typesetter;
  /** The résumé as it is now. */
  readonly newest: () => ResumeToCompose;
  /** Of its files, without ending. */
  readonly fileName: () => string;
}

/** Makes files of the newest document and hands them to the browser as downloads, one at a time. */
export function useDownloads({ typesetter, newest, fileName }: DownloadOptions): Downloads {
  const [{ status, format }, setState] = useState<Pick<Downloads, 'status' | 'format'>>({
    status: 'idle',
    format: 'pdf',
  });
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  return {
    status,
    format,
    async start(wanted) {
      if (status === 'working') return;
      const own = new AbortController();
      controller.current = own;
      setState({ status: 'working', format: wanted });
      try {
        const file = await makeFile(wanted, newest(), typesetter, own.signal);
        if (own.signal.aborted) return;
        saveFile(file, withEnding(fileName(), wanted));
        setState({ status: 'idle', format: wanted });
      } catch {
        if (!own.signal.aborted) setState({ status: 'failed', format: wanted });
      }
    },
  };
}
