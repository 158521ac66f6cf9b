import type { EventSectionKind } from '@shared/documents';
import { useEnvironment } from '@shared/remote-kit';
import { useEffect, useMemo, useState } from 'react';
import { isBlank, keptNewBlock, newBegun, type BegunBlock } from './new-block-draft.ts';
import type { NewBlock } from './new-block.ts';

export interface BegunBlockState extends BegunBlock {
  /** Whether it was begun before the form was opened. */
  readonly isOld: boolean;
  readonly write: (patch: Partial<NewBlock>) => void;
  /** Gives it another name: what was refused under the last one is not the same block any more. */
  readonly rename: () => void;
  /** It is saved, or not wanted any more; the form is to be closed. */
  readonly forget: () => void;
}

/** What is written into the form of a new block; kept on this device with each key. */
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
