import type { FieldValues, UseFormReturn } from '@shared/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PagesAfter } from '../api/pages-after.ts';
import type { StoredEvent } from '../event-kind.ts';
import type { EventStore } from './use-event-store.ts';

/** Milliseconds without a keystroke before pages are counted, because each count typesets all documents. */
const rest = 1_200;

/**
 * Returns the documents that would grow by a page with the typed text (decisions.md "Résumés"). Empty while that is
 * unknown: it is a hint, and saving does not wait for it.
 */
export function useGrowingDocuments<Values extends FieldValues, Block extends StoredEvent>(
  form: UseFormReturn<Values>,
  store: EventStore<Values, Block>,
  block: Block | null,
): readonly PagesAfter[] {
  const [growing, setGrowing] = useState<readonly PagesAfter[]>([]);
  const isUsed = block !== null && block.usedIn.length > 0;
  const count = useEffectEvent(async (): Promise<readonly PagesAfter[]> => {
    if (block === null || !form.formState.isDirty) return [];
    const pages = await store.pagesAfter(block, form.getValues());
    return pages.filter(({ before, after }) => after > before);
  });
  useEffect(() => {
    if (!isUsed) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    const stop = form.subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(timer);
        const own = (asked += 1);
        timer = setTimeout(() => {
          const take = (found: readonly PagesAfter[]): void => {
            if (own === asked) setGrowing(found);
          };
          // Invalid values cannot be counted, and neither can anything be counted offline.
          void count().then(take, () => take([]));
        }, rest);
      },
    });
    return () => {
      clearTimeout(timer);
      asked += 1;
      stop();
    };
  }, [form, isUsed]);
  return growing;
}
