import { useTranslation } from '@shared/i18n';
import { ChevronDownIcon, Menu, Portal } from '@shared/ui';
import type { ReactNode } from 'react';
import type { JobCard } from '../common/api/job-card-fields.ts';
import { positionName } from '../moving/board-positions.ts';
import { MoveItems } from '../moving/move-items.tsx';
import type { BoardPosition } from '../moving/move.ts';

interface StageMenuProps {
  readonly job: JobCard;
  readonly onMove: (to: BoardPosition) => void;
}

/** A job's stage in the table, as the button of a menu that moves the job to another stage. */
export function StageMenu({ job, onMove }: StageMenuProps): ReactNode {
  const { t } = useTranslation();
  const stage = positionName(job, t);
  return (
    <Menu.Root positioning={{ placement: 'bottom-start' }}>
      <Menu.Trigger asChild>
        <button type="button" data-stage="" aria-label={t('table.stageOf', { title: job.title, stage })}>
          <span>{stage}</span>
          <ChevronDownIcon size={14} aria-hidden />
        </button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <MoveItems from={job} onMove={onMove} />
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
