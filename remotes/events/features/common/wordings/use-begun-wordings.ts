import type { UseFormReturn } from '@shared/forms';
import { useRef } from 'react';
import type { WithWordings, WordingValues } from './wording-values.ts';

interface BegunWordings {
  /** Adds a variant by calling `append`. */
  readonly begin: (wording: WordingValues, append: (wording: WordingValues) => void) => void;
  /** Call this when a variant was removed. */
  readonly ended: (id: string) => void;
}

/**
 * Tracks variants that were added but are still empty. They count as default values, so that leaving the form neither
 * asks nor keeps a draft.
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
      // The list is appended first, because before the form is rendered, a list is read from its default values.
      append(wording);
      // If other variants were added or removed, its index among the default values would differ.
      if (!isUnchanged) return;
      ids.current.add(wording.id);
      beginWith((variants) => [...variants, wording]);
    },
    ended(id) {
      if (ids.current.delete(id)) beginWith((variants) => variants.filter((each) => each.id !== id));
    },
  };
}
