import { lazyComponent } from '@shared/remote-kit';
import { useState, type ReactNode } from 'react';
import { DownloadMenu, type MenuAction } from './download-menu.tsx';
import type { FileFormat } from './file-name.ts';
import { useCopyText } from './use-copy-text.ts';
import type { Downloads } from './use-downloads.ts';
import type { FileName } from './use-file-name.ts';

const FileNameDialog = lazyComponent(async () => (await import('./file-name-dialog.tsx')).FileNameDialog);

interface DownloadPartProps<Format extends FileFormat> {
  readonly downloads: Downloads<Format>;
  /** In the order in which they are offered. */
  readonly formats: readonly Format[];
  readonly fileName: FileName;
  /** The document as it is now, as plain text. */
  readonly writeText: () => Promise<Blob>;
  /** Asked before anything leaves; false where it must not, which has been said then. */
  readonly mayLeave: () => boolean;
  /** What else can be done with what is downloaded. */
  readonly more?: readonly MenuAction[];
}

/** What leaves the builder: files, and text for the clipboard. */
export function DownloadPart<Format extends FileFormat>(props: DownloadPartProps<Format>): ReactNode {
  const { downloads, formats, fileName, writeText, mayLeave, more = [] } = props;
  const [isNaming, setNaming] = useState(false);
  const copyText = useCopyText(writeText);
  return (
    <>
      <DownloadMenu
        working={downloads.status === 'working' ? downloads.format : null}
        formats={formats}
        onDownload={(format) => void downloads.start(format)}
        onCopyText={() => mayLeave() && void copyText()}
        onNameFile={() => setNaming(true)}
        more={more}
      />
      {isNaming && <FileNameDialog fileName={fileName} onClose={() => setNaming(false)} />}
    </>
  );
}
