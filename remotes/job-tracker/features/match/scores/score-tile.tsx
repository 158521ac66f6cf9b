import { useApolloClient } from '@shared/graphql';
import { useEffect, useState, type ReactNode } from 'react';
import { useToday } from '../../common/use-today.ts';
import type { Score } from '../api/get-scores.ts';
import { ScoreMark } from '../score-mark.tsx';
import { ScorePlace } from './score-place.tsx';
import { type Scored, scoreLoaderOf } from './score-loader.ts';

export interface ScoreTileProps {
  readonly of: Scored;
  readonly id: string;
  /** The version of the job; a posting does not change while it is shown. */
  readonly version?: number;
  readonly size?: 'xs' | 'sm';
}

/** Shows how well a tracked job or a posting matches, once that is known, and nothing where there is no score. */
export function ScoreTile({ of, id, version = 0, size = 'xs' }: ScoreTileProps): ReactNode {
  const client = useApolloClient();
  const today = useToday();
  const [score, setScore] = useState<Score | null>();
  useEffect(() => {
    let isGone = false;
    void scoreLoaderOf(client)
      .load(of, id, version, today)
      .then((found) => {
        if (!isGone) setScore(found);
      });
    return () => {
      isGone = true;
    };
  }, [client, of, id, version, today]);
  if (score?.score == null) return <ScorePlace size={size} />;
  return <ScoreMark score={score.score} isProvisional={score.isProvisional} size={size} />;
}
