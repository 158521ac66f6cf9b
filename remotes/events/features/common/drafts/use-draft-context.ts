import { keepPlace } from '@shared/graphql';
import { useEnvironment } from '@shared/remote-kit';
import { useState } from 'react';
import type { EventKind } from '../event-kind.ts';
import { draftedRecords } from '@shared/record-forms';

/**
 * The context of the query for a block that is to be edited. One that is gone leads to /oops (product.md §8), unless
 * something unsaved of it is on this device: then the page stays, and offers that.
 */
export function useDraftContext(kind: EventKind, block: string): { readonly context?: typeof keepPlace } {
  const { subject } = useEnvironment().session;
  const [hasDraft] = useState(() => draftedRecords(subject, kind).has(block));
  return hasDraft ? { context: keepPlace } : {};
}
