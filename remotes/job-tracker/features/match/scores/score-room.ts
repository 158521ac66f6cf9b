import { storedText } from '@shared/remote-kit';
import { useSyncExternalStore } from 'react';

/** Whether the last list on this device had scores; people without blocks have none. */
const hadScores = storedText('tessera.job-tracker.scores');

/** Remembers whether a list has scores. */
export const rememberScores = (has: boolean): void => {
  const text = has ? 'yes' : 'no';
  if (hadScores.get() !== text) hadScores.set(text);
};

const onScores = (listener: () => void): (() => void) => hadScores.subscribe(listener);

/** Whether rows keep room for a score, so that nothing moves when it comes. */
export const useScoreRoom = (): boolean => useSyncExternalStore(onScores, () => hadScores.get() !== 'no');
