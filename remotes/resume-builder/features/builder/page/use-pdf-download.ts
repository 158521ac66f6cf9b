import type { ComposedDocument } from '@shared/documents';
import type { Typesetter } from '@shared/typesetting';
import { useEffect, useRef, useState } from 'react';

export interface PdfDownload {
  readonly status: 'idle' | 'working' | 'failed';
  start(): Promise<void>;
  /** Takes the message of a failure away. */
  dismiss(): void;
}

/** `Richard Hendriks – Résumé.pdf`, without what file systems refuse. */
export function pdfFileName(title: string): string {
  const name = title
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 120);
  return `${name === '' ? 'résumé' : name}.pdf`;
}

function save(bytes: Uint8Array, fileName: string): void {
  const url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Makes the PDF of the newest document and hands it to the browser as a download. */
export function usePdfDownload(typesetter: Typesetter, newest: () => ComposedDocument): PdfDownload {
  const [status, setStatus] = useState<PdfDownload['status']>('idle');
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  return {
    status,
    async start() {
      if (status === 'working') return;
      const own = new AbortController();
      controller.current = own;
      setStatus('working');
      const composed = newest();
      try {
        const bytes = await typesetter.pdf(composed, own.signal);
        save(bytes, pdfFileName(composed.title));
        setStatus('idle');
      } catch {
        if (!own.signal.aborted) setStatus('failed');
      }
    },
    dismiss: () => setStatus('idle'),
  };
}
