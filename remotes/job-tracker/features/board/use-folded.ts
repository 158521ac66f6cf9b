import { storedValue } from '@shared/remote-kit';
import { useMemo, useSyncExternalStore } from 'react';

type Choice = 'folded' | 'unfolded';

/**
 * Returns whether the Closed column is collapsed, and a setter. It is collapsed unless the person has opened it
 * on this device, because what is closed needs no attention.
 */
export function useFolded(subject: string): readonly [boolean, (isFolded: boolean) => void] {
  const kept = useMemo(
    () =>
      storedValue<Choice>(`tessera.job-tracker.closed-column.${subject}`, {
        parse: (text) => (text === 'folded' || text === 'unfolded' ? text : undefined),
        print: (choice) => choice,
      }),
    [subject],
  );
  const choice = useSyncExternalStore(
    (listener) => kept.subscribe(listener),
    () => kept.get(),
  );
  return [choice !== 'unfolded', (isFolded) => kept.set(isFolded ? 'folded' : 'unfolded')];
}
