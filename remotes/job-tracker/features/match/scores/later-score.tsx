import { lazyComponent, withTexts } from '@shared/remote-kit';
import { ScorePlace } from './score-place.tsx';
import type { ScoreTileProps } from './score-tile.tsx';

/** The tile of a score, which no first screen waits for. */
export const LaterScore = lazyComponent<ScoreTileProps>(async () => {
  const [{ ScoreTile }, { default: en }] = await Promise.all([
    import('./score-tile.tsx'),
    import('../../../locales/en/fit.json'),
  ]);
  return withTexts(ScoreTile, { en });
}, ScorePlace);
