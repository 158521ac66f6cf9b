import { useTranslation } from '@shared/i18n';
import { Box, EllipsisIcon, IconAction, Menu, Portal } from '@shared/ui';
import type { ReactNode, SyntheticEvent } from 'react';
import type { JobCard } from '../common/api/job-card-fields.ts';
import { MoveItems } from '../moving/move-items.tsx';
import type { BoardPosition } from '../moving/move.ts';

interface JobMenuProps {
  readonly job: JobCard;
  readonly onMove: (to: BoardPosition) => void;
  readonly onDelete: () => void;
}

const stop = (event: SyntheticEvent): void => event.stopPropagation();

/** The menu of actions for a job in a list. */
export function JobMenu({ job, onMove, onDelete }: JobMenuProps): ReactNode {
  const { t } = useTranslation();
  return (
    // Events inside the menu must not reach the card, which would start a drag.
    <Box flexShrink="0" me="-2" onMouseDown={stop} onTouchStart={stop}>
      <Menu.Root positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <IconAction tip={t('moveOrMore')} label={t('actionsFor', { title: job.title })} size="sm" position="relative">
            <EllipsisIcon size={18} />
          </IconAction>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <MoveItems from={job} onMove={onMove} />
              <Menu.Item value="delete" onSelect={onDelete}>
                {t('delete')}
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </Box>
  );
}
