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
  /** The formats in the order of the menu. */
  readonly formats: readonly Format[];
  readonly fileName: FileName;
  /** Makes plain text of the document as it is now. */
  readonly writeText: () => Promise<Blob>;
  /**
   * Called before text leaves the builder. Returns false when the document is incomplete, after it has said so;
   * `proceed` tries again.
   */
  readonly mayLeave: (proceed: () => void) => boolean;
  /** Additional actions for the menu. */
  readonly more?: readonly MenuAction[];
}

/** Everything that leaves the builder: files, and text for the clipboard. */
export function DownloadPart<Format extends FileFormat>(props: DownloadPartProps<Format>): ReactNode {
  const { downloads, formats, fileName, writeText, mayLeave, more = [] } = props;
  const [isNaming, setNaming] = useState(false);
  const copyText = useCopyText(writeText);
  const onCopyText = (): void => {
    if (mayLeave(onCopyText)) void copyText();
  };
  return (
    <>
      <DownloadMenu
        working={downloads.status === 'working' ? downloads.format : null}
        formats={formats}
        onDownload={(format) => void downloads.start(format)}
        onCopyText={onCopyText}
        onNameFile={() => setNaming(true)}
        more={more}
      />
      {isNaming && <FileNameDialog fileName={fileName} onClose={() => setNaming(false)} />}
    </>
  );
}
