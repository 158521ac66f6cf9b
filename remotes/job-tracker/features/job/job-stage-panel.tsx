import { useTranslation } from '@shared/i18n';
import { lazyComponent, useHref } from '@shared/remote-kit';
import { useNavigate } from '@shared/router';
import { Box, Button, ChevronDownIcon, Flex, Heading, Menu, Portal, Text, Trash2Icon } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { trackerPath } from '../common/paths.ts';
import { useDays } from '../common/use-days.ts';
import { useToday } from '../common/use-today.ts';
import { useDeletion } from '../deleting/use-deletion.ts';
import { MoveItems } from '../moving/move-items.tsx';
import { useMoves } from '../moving/moves.tsx';
import { positionName } from '../moving/board-positions.ts';
import type { Job } from './api/job-fields.ts';
import { CalendarButton } from './calendar-button.tsx';
import { StageHistory } from './stage-history.tsx';
import { useApplication } from './use-application.ts';

const HistoryDialog = lazyComponent(async () => (await import('./history-dialog.tsx')).HistoryDialog);

/** Shows the stage of the application and its history; both can be changed. */
export function JobStagePanel({ job }: { readonly job: Job }): ReactNode {
  const { t } = useTranslation();
  const days = useDays();
  const { move, waiting } = useMoves();
  const remove = useDeletion();
  const navigate = useNavigate();
  const tracker = useHref(trackerPath);
  const application = useApplication();
  const today = useToday();
  const isAppliedFor = job.stage === 'saved' && job.appliedOn !== null && job.appliedOn <= today;
  const [isCorrecting, setIsCorrecting] = useState(false);
  return (
    <Box as="section" aria-label={t('history.section')} borderWidth="1px" borderRadius="l2" bg="bg.subtle" p="4" mb="6">
      <Flex wrap="wrap" gap="3" justify="space-between" align="center">
        <Box>
          <Heading as="h2" textStyle="lg" fontWeight="600">
            {positionName(job, t)}
          </Heading>
          <Text textStyle="sm" color="fg.muted">
            {t('history.since', { day: days.long(job.stageSince) })}
          </Text>
          {job.isQuiet && (
            <Text textStyle="sm" color="fg.warning">
              {t('quietFor', { count: -days.distance(job.stageSince) })}
            </Text>
          )}
          {isAppliedFor && (
            <Text textStyle="sm" color="fg.warning">
              {t('application.onlySaved', { day: days.long(job.appliedOn ?? today) })}
            </Text>
          )}
          {waiting.has(job.id) && (
            <Text textStyle="sm" color="fg.info">
              {t('moves.waits')}
            </Text>
          )}
        </Box>
        <Flex gap="2" wrap="wrap">
          {isAppliedFor && (
            <Button variant="outline" onClick={() => void application.move(job)}>
              {t('moveTo', { place: t('stages.applied') })}
            </Button>
          )}
          <Menu.Root positioning={{ placement: 'bottom-end' }}>
            <Menu.Trigger asChild>
              <Button variant="outline">
                {t('move')}
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
          <CalendarButton job={job} />
          <Button
            variant="ghost"
            colorPalette="danger"
            onClick={() =>
              void remove([job]).then((isGone) => {
                if (isGone) void navigate(tracker);
              })
            }
          >
            <Trash2Icon size={18} aria-hidden />
            {t('delete')}
          </Button>
        </Flex>
      </Flex>
      <StageHistory entries={job.stages} />
      <Button variant="plain" size="sm" px="0" onClick={() => setIsCorrecting(true)}>
        {t('history.correct')}
      </Button>
      {isCorrecting && <HistoryDialog job={job} onClose={() => setIsCorrecting(false)} />}
    </Box>
  );
}
