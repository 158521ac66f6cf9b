import type { EventSectionKind } from '@shared/documents';
import { useEnvironment } from '@shared/remote-kit';
import { useEffect, useMemo, useState } from 'react';
import { isBlank, keptNewBlock, newBegun, type BegunBlock } from './new-block-draft.ts';
import type { NewBlock } from './new-block.ts';

export interface BegunBlockState extends BegunBlock {
  /** Whether the draft existed before the form was opened. */
  readonly isOld: boolean;
  readonly write: (patch: Partial<NewBlock>) => void;
  /**
   * Gives the draft a new id, because a block that was rejected under the last one is a different block from now on.
   */
  readonly rename: () => void;
  /** Discards the draft after it was saved or canceled. The form must then be closed. */
  readonly forget: () => void;
}

/** The draft in the form for a new block. Every keystroke is saved on this device. */
export function useBegunBlock(kind: EventSectionKind): BegunBlockState {
  const { subject } = useEnvironment().session;
  const store = useMemo(() => keptNewBlock(subject, kind), [subject, kind]);
  const [isOld] = useState(() => store.get() !== undefined);
  const [begun, setBegun] = useState(() => store.get() ?? newBegun());
  useEffect(() => {
    if (isBlank(begun.block)) store.remove();
    else store.set(begun);
  }, [store, begun]);
  return {
    ...begun,
    isOld,
    write: (patch) => setBegun((before) => ({ ...before, block: { ...before.block, ...patch } })),
    rename: () => setBegun((before) => ({ ...before, uuid: crypto.randomUUID() })),
    forget: () => store.remove(),
  };
}
