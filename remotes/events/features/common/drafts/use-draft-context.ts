import { keepPlace } from '@shared/graphql';
import { useEnvironment } from '@shared/remote-kit';
import { useState } from 'react';
import type { EventKind } from '../event-kind.ts';
import { draftedRecords } from '@shared/record-forms';

/**
 * Returns the context of the query for a block that is to be edited. A deleted block leads to /oops (product.md §8),
 * unless this device has unsaved changes of it: then the page stays and offers them.
 */
export function useDraftContext(kind: EventKind, block: string): { readonly context?: typeof keepPlace } {
  const { subject } = useEnvironment().session;
  const [hasDraft] = useState(() => draftedRecords(subject, kind).has(block));
  return hasDraft ? { context: keepPlace } : {};
}
