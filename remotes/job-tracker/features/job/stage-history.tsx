import { useTranslation } from '@shared/i18n';
import { Flex, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { useDays } from '../common/use-days.ts';
import { positionName } from '../moving/board-positions.ts';
import type { Job } from './api/job-fields.ts';

interface StageHistoryProps {
  readonly entries: Job['stages'];
  readonly tasks: Job['tasks'];
}

/** Lists the stages of a job with their dates, and between them the tasks that were done. */
export function StageHistory({ entries, tasks }: StageHistoryProps): ReactNode {
  const { t } = useTranslation();
  const days = useDays();
  const rows = [
    ...entries.map((entry) => ({ id: entry.id, on: entry.on, text: positionName(entry, t), isTask: false })),
    ...tasks.flatMap(({ id, doneOn, text }) =>
      doneOn === null
        ? []
        : [{ id, on: doneOn, text: t('tasks.doneThat', { task: text ?? t('nextStep') }), isTask: true }],
    ),
  ].toSorted((one, other) => one.on.localeCompare(other.on));
  return (
    <Stack as="ol" aria-label={t('history.title')} listStyleType="none" gap="1" mt="2">
      {rows.map(({ id, on, text, isTask }) => (
        <Flex as="li" key={id} gap="3" textStyle="sm">
          <Text flex="0 0 9rem" color="fg.muted">
            {days.long(on)}
          </Text>
          <Text minWidth="0" overflowWrap="anywhere" {...(isTask && { color: 'fg.muted' })}>
            {text}
          </Text>
        </Flex>
      ))}
    </Stack>
  );
}
