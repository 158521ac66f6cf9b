import { useTranslation } from '@shared/i18n';
import { Flex, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { useDays } from '../common/use-days.ts';
import { positionName } from '../moving/board-positions.ts';
import type { Job } from './api/job-fields.ts';

/** Lists the stages of a job with their dates. */
export function StageHistory({ entries }: { readonly entries: Job['stages'] }): ReactNode {
  const { t } = useTranslation();
  const days = useDays();
  return (
    <Stack as="ol" aria-label={t('history.title')} listStyleType="none" gap="1" mt="2">
      {entries.map((entry) => (
        <Flex as="li" key={entry.id} gap="3" textStyle="sm">
          <Text flexBasis="9rem" color="fg.muted">
            {days.long(entry.on)}
          </Text>
          <Text>{positionName(entry, t)}</Text>
        </Flex>
      ))}
    </Stack>
  );
}
