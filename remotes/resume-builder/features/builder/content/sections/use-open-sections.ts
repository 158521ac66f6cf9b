import { useStable } from '@shared/builder';
import { useState } from 'react';

export interface OpenSections {
  readonly isOpen: (id: string) => boolean;
  /** Whether the field with the section's title is shown. */
  readonly isNaming: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Opens a section, for its title with `naming`; one that is open stays as it is. */
  readonly open: (id: string, naming?: boolean) => void;
  readonly expandAll: (ids: readonly string[]) => void;
  readonly collapseAll: () => void;
}

/** Tracks which sections are open: at first `first`, then one at a time, or any number after `expandAll`. */
export function useOpenSections(first?: string): OpenSections {
  const [{ ids, isMany, named }, set] = useState<{
    readonly ids: readonly string[];
    readonly isMany: boolean;
    readonly named?: string;
  }>(() => ({ ids: first === undefined ? [] : [first], isMany: false }));
  const withOpen = (id: string): readonly string[] => (isMany ? [...ids, id] : [id]);
  return {
    isOpen: (id) => ids.includes(id),
    isNaming: (id) => named === id,
    toggle: useStable((id: string) =>
      set({ ids: ids.includes(id) ? ids.filter((each) => each !== id) : withOpen(id), isMany }),
    ),
    open: useStable((id: string, naming = false) =>
      set({ ids: ids.includes(id) ? ids : withOpen(id), isMany, ...(naming && { named: id }) }),
    ),
    expandAll: (all) => set({ ids: all, isMany: true }),
    collapseAll: () => set({ ids: [], isMany: false }),
  };
}
