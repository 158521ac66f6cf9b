import type { ComposedDocument } from '@shared/documents';
import { lazyComponent } from '@shared/remote-kit';
import { IconAction, Share2Icon } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { useBuilderTexts } from '../texts.ts';

const ShareDialog = lazyComponent(async () => (await import('./share-dialog.tsx')).ShareDialog);

interface ShareButtonProps {
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

/** Opens the dialog with the links of a document. */
export function ShareButton(props: ShareButtonProps): ReactNode {
  const t = useBuilderTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconAction tip={t('builder.share')} onClick={() => setOpen(true)}>
        <Share2Icon size={20} aria-hidden />
      </IconAction>
      {open && (
        <ShareDialog
          {...props}
          onClose={() => setOpen(false)}
          onFillIn={() => {
            setOpen(false);
            props.onFillIn();
          }}
        />
      )}
    </>
  );
}
