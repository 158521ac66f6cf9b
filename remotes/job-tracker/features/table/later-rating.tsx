import { lazyComponent, withTexts } from '@shared/remote-kit';
import type { ReactNode } from 'react';
import { Excitement } from '../card/excitement.tsx';
import type { RatingMenuProps } from './rating-menu.tsx';

/** Until it can be changed, the rating is shown in its place. */
const Shown = ({ job }: RatingMenuProps): ReactNode => (
  <span data-stage="">
    {job.excitement === null ? <span aria-hidden>–</span> : <Excitement value={job.excitement} />}
  </span>
);

/** The menu that changes a rating, which the first screen does not wait for. */
export const LaterRating = lazyComponent<RatingMenuProps>(async () => {
  const [{ RatingMenu }, { default: en }] = await Promise.all([
    import('./rating-menu.tsx'),
    import('../../locales/en/rating.json'),
  ]);
  return withTexts(RatingMenu, { en });
}, Shown);
