import { closeReasons, jobStages } from '@shared/documents';
import type { Translate } from '@shared/i18n';
import type { BoardPosition } from './move.ts';

/** Every position a job can be moved to, in order. A closed job has a reason. */
export const boardPositions: readonly BoardPosition[] = jobStages.flatMap((stage): readonly BoardPosition[] =>
  stage === 'closed' ? closeReasons.map((closeReason) => ({ stage, closeReason })) : [{ stage, closeReason: null }],
);

/** Returns a unique key of a position. */
export const positionKey = ({ stage, closeReason }: BoardPosition): string => closeReason ?? stage;

/** Returns the name of a position, such as `Applied` or `Closed: not selected`. */
export const positionName = ({ stage, closeReason }: BoardPosition, t: Translate): string =>
  closeReason === null ? t(`stages.${stage}`) : t('closedBecause', { reason: t(`closeReasons.${closeReason}`) });
