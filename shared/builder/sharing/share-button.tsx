import type { ComposedDocument } from '@shared/documents';
import { lazyComponent } from '@shared/remote-kit';
import { IconAction, Share2Icon } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { useBuilderTexts } from '../texts.ts';

const ShareDialog = lazyComponent(async () => (await import('./share-dialog.tsx')).ShareDialog);

interface ShareButtonProps {
  readonly documentId: string;
  /** As it is printed now: what lacks something is not shown to others. */
  readonly composed: ComposedDocument;
  /** Whether a link may show a résumé beside the document. */
  readonly canBundle: boolean;
  /** Says what the document lacks, and leads there. */
  readonly onFillIn: () => void;
  /** Saves what is not saved yet, since a link shows what the server has; answers whether all is saved. */
  readonly save: () => Promise<boolean>;
}

/** Opens the links of a document. */
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
