import type { EventSectionKind } from '@shared/documents';
import { useEnvironment } from '@shared/remote-kit';
import { useEffect, useMemo, useState } from 'react';
import { isBlank, storedNewBlock, emptyNewBlockDraft, type NewBlockDraft } from './new-block-draft.ts';
import type { NewBlock } from './new-block.ts';

export interface NewBlockDraftState extends NewBlockDraft {
  /** Whether the draft existed before the form was opened. */
  readonly isOld: boolean;
  readonly write: (patch: Partial<NewBlock>) => void;
  /**
   * Gives the draft a new id and returns it, because a block that was rejected or saved under the last one is a
   * different block from now on.
   */
  readonly rename: () => string;
  /** Discards the draft after it was saved or canceled. The form must then be closed. */
  readonly forget: () => void;
}

/** The draft in the form for a new block. Every keystroke is saved on this device. */
export function useNewBlockDraft(kind: EventSectionKind): NewBlockDraftState {
  const { subject } = useEnvironment().session;
  const store = useMemo(() => storedNewBlock(subject, kind), [subject, kind]);
  const [isOld] = useState(() => store.get() !== undefined);
  const [begun, setBegun] = useState(() => store.get() ?? emptyNewBlockDraft());
  useEffect(() => {
    if (isBlank(begun.block)) store.remove();
    else store.set(begun);
  }, [store, begun]);
  return {
    ...begun,
    isOld,
    write: (patch) => setBegun((before) => ({ ...before, block: { ...before.block, ...patch } })),
    rename: () => {
      const uuid = crypto.randomUUID();
      setBegun((before) => ({ ...before, uuid }));
      return uuid;
    },
    forget: () => store.remove(),
  };
}
