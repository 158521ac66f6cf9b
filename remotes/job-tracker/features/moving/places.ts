import { closeReasons, jobStages } from '@shared/documents';
import type { Translate } from '@shared/i18n';
import type { Place } from './move.ts';

/** Every position a job can be moved to, in order. A closed job has a reason. */
export const places: readonly Place[] = jobStages.flatMap((stage): readonly Place[] =>
  stage === 'closed' ? closeReasons.map((closeReason) => ({ stage, closeReason })) : [{ stage, closeReason: null }],
);

/** Returns a unique key of a position. */
export const placeKey = ({ stage, closeReason }: Place): string => closeReason ?? stage;

/** Returns the name of a position, such as `Applied` or `Closed: not selected`. */
export const placeName = ({ stage, closeReason }: Place, t: Translate): string =>
  closeReason === null ? t(`stages.${stage}`) : t('closedBecause', { reason: t(`closeReasons.${closeReason}`) });
