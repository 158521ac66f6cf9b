import type { ReactNode } from 'react';
import { MovesProvider } from '../moving/moves.tsx';
import { TrackedJobs } from './tracked-jobs.tsx';

/** `/jobs/track`: all jobs that the person tracks. */
export function TrackerPage(): ReactNode {
  return (
    <MovesProvider>
      <TrackedJobs />
    </MovesProvider>
  );
}
