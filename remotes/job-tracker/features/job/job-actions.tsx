import { useTranslation } from '@shared/i18n';
import { useHref } from '@shared/remote-kit';
import { useNavigate } from '@shared/router';
import { Box, Button, ChevronDownIcon, EllipsisIcon, IconButton, MainLabel, Menu, narrow, Portal } from '@shared/ui';
import type { ReactNode } from 'react';
import { trackerPath } from '../common/paths.ts';
import { useDeletion } from '../deleting/use-deletion.ts';
import { MoveItems } from '../moving/move-items.tsx';
import { useMoves } from '../moving/moves.tsx';
import { TailorButton } from '../tailor/tailor-button.tsx';
import type { Job } from './api/job-fields.ts';
import { useCalendarFile } from './use-calendar-file.ts';

interface JobActionsProps {
  readonly job: Job;
  /** Opens the form with all fields. */
  readonly onEditAll: () => void;
}

/** The quiet actions of a job: a résumé for it, and in a menu its form, its ad, its dates as a calendar file, and its deletion. */
export function JobActions({ job, onEditAll }: JobActionsProps): ReactNode {
  const { t } = useTranslation();
  const remove = useDeletion();
  const navigate = useNavigate();
  const tracker = useHref(trackerPath);
  const saveCalendar = useCalendarFile(job);
  const onDelete = (): void =>
    void remove([job]).then((isGone) => {
      if (isGone) void navigate(tracker);
    });
  return (
    <>
      {/* A narrow page has it among the documents. */}
      <Box css={{ [narrow]: { display: 'none' } }}>
        <TailorButton size="sm" target={{ postingId: null, jobId: job.id }} />
      </Box>
      <Menu.Root positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <IconButton size="sm" variant="ghost" colorPalette="gray" data-job-part="all" aria-label={t('page.more')}>
            <EllipsisIcon size={18} aria-hidden />
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value="edit" onSelect={onEditAll}>
                {t('page.editAll')}
              </Menu.Item>
              {saveCalendar !== undefined && (
                <Menu.Item value="calendar" onSelect={saveCalendar}>
                  {t('calendarFile.save')}
                </Menu.Item>
              )}
              <Menu.Item value="delete" onSelect={onDelete}>
                {t('delete')}
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </>
  );
}

/** The menu that moves a job to another stage. */
export function MoveMenu({ job }: { readonly job: Job }): ReactNode {
  const { t } = useTranslation();
  const { move } = useMoves();
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button>
          <MainLabel>{t('move')}</MainLabel>
          <ChevronDownIcon size={18} aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <MoveItems from={job} onMove={(to) => move([job], to)} />
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
