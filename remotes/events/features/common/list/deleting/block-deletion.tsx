import { useState, type ReactNode } from 'react';
import { DeleteDialog } from './delete-dialog.tsx';
import { useDeletion, type DeletionOptions } from './use-deletion.ts';
import type { TitledBlock } from './titled-block.ts';

interface BlockDeletionProps extends DeletionOptions {
  /** The blocks to ask about. */
  readonly blocks: readonly TitledBlock[];
}

/** Asks about one deletion and carries it out. It loads when it is first needed, and a new one starts with a new key. */
export function BlockDeletion({ blocks: wanted, ...options }: BlockDeletionProps): ReactNode {
  const [asked] = useState(wanted);
  const { blocks, open, busy, failure, confirm, cancel } = useDeletion(asked, options);
  return (
    <DeleteDialog
      kind={options.kind}
      open={open}
      blocks={blocks}
      busy={busy}
      failure={failure}
      onConfirm={() => void confirm()}
      onCancel={cancel}
    />
  );
}
