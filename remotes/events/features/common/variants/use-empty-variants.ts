import type { UseFormReturn } from '@shared/forms';
import { useRef } from 'react';
import type { WithVariants, VariantValues } from './variant-values.ts';

interface EmptyVariants {
  /** Adds a variant by calling `append`. */
  readonly begin: (wording: VariantValues, append: (wording: VariantValues) => void) => void;
  /** Call this when a variant was removed. */
  readonly ended: (id: string) => void;
}

/**
 * Tracks variants that were added but are still empty. They count as default values, so that leaving the form neither
 * asks nor keeps a draft.
 */
export function useEmptyVariants(form: UseFormReturn<WithVariants>): EmptyVariants {
  const ids = useRef(new Set<string>());
  const beginWith = (change: (variants: VariantValues[]) => VariantValues[]): void => {
    const defaults = form.formState.defaultValues as WithVariants;
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
