import type { ResumeToCompose } from '@shared/documents';
import { later } from '@shared/remote-kit';
import type { Typesetter } from '@shared/typesetting';
import { useState, type ReactNode } from 'react';
import { DownloadMenu } from './download-menu.tsx';
import { useCopyText } from './use-copy-text.ts';
import type { Downloads } from './use-downloads.ts';
import type { FileName } from './use-file-name.ts';

const FileNameDialog = later(async () => (await import('./file-name-dialog.tsx')).FileNameDialog);
const AtsDialog = later(async () => (await import('../ats/ats-dialog.tsx')).AtsDialog);

interface DownloadPartProps {
  readonly downloads: Downloads;
  readonly fileName: FileName;
  readonly newest: () => ResumeToCompose;
  readonly typesetter: Typesetter;
}

/** What leaves the builder: files, text for the clipboard, and a look at what machines read in the PDF. */
export function DownloadPart({ downloads, fileName, newest, typesetter }: DownloadPartProps): ReactNode {
  const [dialog, setDialog] = useState<'name' | 'ats' | null>(null);
  const copyText = useCopyText(newest);
  const close = (): void => setDialog(null);
  return (
    <>
      <DownloadMenu
        downloads={downloads}
        onCopyText={() => void copyText()}
        onNameFile={() => setDialog('name')}
        onInspect={() => setDialog('ats')}
      />
      {dialog === 'name' && <FileNameDialog fileName={fileName} onClose={close} />}
      {dialog === 'ats' && <AtsDialog resume={newest()} typesetter={typesetter} onClose={close} />}
    </>
  );
}
