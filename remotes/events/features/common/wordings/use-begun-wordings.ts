import type { UseFormReturn } from '@shared/forms';
import { useRef } from 'react';
import type { WithWordings, WordingValues } from './wording-values.ts';

interface BegunWordings {
  /** Adds a wording, by `append`. */
  readonly begin: (wording: WordingValues, append: (wording: WordingValues) => void) => void;
  /** To be called when a wording was removed. */
  readonly ended: (id: string) => void;
}

/**
 * Wordings that were added and in which nothing is written yet. They belong to what the form began with, so that leaving
 * it then asks nothing and keeps no draft.
 */
export function useBegunWordings(form: UseFormReturn<WithWordings>): BegunWordings {
  const ids = useRef(new Set<string>());
  const beginWith = (change: (variants: WordingValues[]) => WordingValues[]): void => {
    const defaults = form.formState.defaultValues as WithWordings;
    form.resetDefaultValues({ ...defaults, variants: change(defaults.variants) });
  };
  return {
    begin(wording, append) {
      const isUnchanged =
        JSON.stringify(form.getValues().variants) === JSON.stringify(form.formState.defaultValues?.variants);
      // First: until the form is on the page, a list is read from what it began with.
      append(wording);
      // Behind others that were added or removed, its place would be another.
      if (!isUnchanged) return;
      ids.current.add(wording.id);
      beginWith((variants) => [...variants, wording]);
    },
    ended(id) {
      if (ids.current.delete(id)) beginWith((variants) => variants.filter((each) => each.id !== id));
    },
  };
}
