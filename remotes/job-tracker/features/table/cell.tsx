import { useFormats, useLocale, useTranslation } from '@shared/i18n';
import { Badge, Flex, TriangleAlertIcon } from '@shared/ui';
import type { ReactNode } from 'react';
import type { JobCard } from '../common/api/job-card-fields.ts';
import { salaryText } from '../common/salary-text.ts';
import { useDays } from '../common/use-days.ts';
import { LaterScore } from '../match/scores/later-score.tsx';
import type { BoardPosition } from '../moving/move.ts';
import type { Column } from './columns.ts';
import { LaterRating } from './later-rating.tsx';
import { StageMenu } from './stage-menu.tsx';

interface CellProps {
  readonly job: JobCard;
  readonly column: Column;
  readonly onMove: (to: BoardPosition) => void;
}

/** Shows a job's value in a column. */
export function Cell({ job, column, onMove }: CellProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const formats = useFormats();
  const days = useDays();
  switch (column) {
    case 'stage':
      return (
        <div data-stage-cell="">
          <StageMenu job={job} onMove={onMove} />
          {job.isQuiet && (
            <span data-quiet="" role="img" aria-label={t('quietFor', { count: -days.distance(job.stageSince) })}>
              <TriangleAlertIcon size={16} aria-hidden />
            </span>
          )}
        </div>
      );
    case 'nextStepOn': {
      const { nextStep, nextStepOn } = job;
      const isLate = nextStepOn !== null && days.distance(nextStepOn) < 0;
      return (
        <span title={nextStep ?? undefined} data-late={isLate ? '' : undefined}>
          {nextStep}
          {nextStep !== null && nextStepOn !== null && ' · '}
          {nextStepOn !== null && t(isLate ? 'wasDue' : 'due', { when: days.relative(nextStepOn) })}
        </span>
      );
    }
    case 'deadline':
    case 'appliedOn':
      return job[column] === null ? null : days.short(job[column]);
    case 'stageSince':
      return days.short(job.stageSince);
    case 'updatedAt':
      return formats.relative(job.updatedAt);
    case 'excitement':
      return <LaterRating job={job} />;
    case 'salary':
      return salaryText(job, language, t);
    case 'match':
      return <LaterScore of="job" id={job.id} version={job.version} />;
    case 'tags':
      return (
        <Flex gap="1" overflow="hidden">
          {job.tags.map((tag) => (
            <Badge key={tag} variant="subtle" colorPalette="gray" flexShrink="0">
              {tag}
            </Badge>
          ))}
        </Flex>
      );
    default:
      return job[column];
  }
}
