import { storedValue } from '@shared/remote-kit';
import { useMemo, useSyncExternalStore } from 'react';

/** In this range the navigation is next to the board, and six columns would be too narrow to read. */
const narrow = '(min-width: 48em) and (max-width: 85.99em)';

function subscribeToWidth(listener: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

type Choice = 'folded' | 'unfolded';

/**
 * Returns whether the Closed column is collapsed, and a setter. The person's choice on this device wins; by default the
 * column is collapsed where six columns do not fit.
 */
export function useFolded(subject: string): readonly [boolean, (isFolded: boolean) => void] {
  const isNarrow = useSyncExternalStore(subscribeToWidth, () => window.matchMedia(narrow).matches);
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
  return [
    choice === undefined ? isNarrow : choice === 'folded',
    (isFolded) => kept.set(isFolded ? 'folded' : 'unfolded'),
  ];
}
