import type { ComposedDocument } from '@shared/documents';
import { lazyComponent } from '@shared/remote-kit';
import type { ReactNode } from 'react';

const ShareDialog = lazyComponent(async () => (await import('./share-dialog.tsx')).ShareDialog);

interface SharePartProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly documentId: string;
  /** The document as it is printed now; an incomplete one is not shown to others. */
  readonly composed: ComposedDocument;
  /** Whether a link may show a résumé together with the document. */
  readonly canBundle: boolean;
  /** Says what is missing in the document, and leads there. */
  readonly onFillIn: () => void;
  /** Saves unsaved changes, because a link shows the state on the server; resolves to whether all is saved. */
  readonly save: () => Promise<boolean>;
}

/** The dialog with the links of a document, while it is open. */
export function SharePart({ isOpen, ...dialog }: SharePartProps): ReactNode {
  if (!isOpen) return null;
  return (
    <ShareDialog
      {...dialog}
      onFillIn={() => {
        dialog.onClose();
        dialog.onFillIn();
      }}
    />
  );
}
