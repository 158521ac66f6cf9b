import type { ResumeToCompose } from '@shared/documents';
import { later } from '@shared/remote-kit';
import { useState, type ReactNode } from 'react';
import { DownloadMenu } from './download-menu.tsx';
import { useCopyText } from './use-copy-text.ts';
import type { Downloads } from './use-downloads.ts';
import type { FileName } from './use-file-name.ts';

const FileNameDialog = later(async () => (await import('./file-name-dialog.tsx')).FileNameDialog);

interface DownloadPartProps {
  readonly downloads: Downloads;
  readonly fileName: FileName;
  readonly newest: () => ResumeToCompose;
}

/** What leaves the builder: files, and text for the clipboard. */
export function DownloadPart({ downloads, fileName, newest }: DownloadPartProps): ReactNode {
  const [dialog, setDialog] = useState<'name' | null>(null);
  const copyText = useCopyText(newest);
  const close = (): void => setDialog(null);
  return (
    <>
      <DownloadMenu downloads={downloads} onCopyText={() => void copyText()} onNameFile={() => setDialog('name')} />
      {dialog === 'name' && <FileNameDialog fileName={fileName} onClose={close} />}
    </>
  );
}
