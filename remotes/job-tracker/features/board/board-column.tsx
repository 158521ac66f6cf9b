import type { JobStage } from '@shared/documents';
import { useFormats, useTranslation } from '@shared/i18n';
import {
  Box,
  Button,
  ChevronRightIcon,
  Flex,
  Heading,
  HStack,
  IconAction,
  medium,
  Skeleton,
  Stack,
  Text,
} from '@shared/ui';
import { useId, useRef, type ReactNode } from 'react';
import type { JobPages } from '../lists/use-job-pages.ts';
import { BoardCards } from './board-cards.tsx';
import { ColumnFrame } from './column-frame.tsx';

interface BoardColumnProps {
  readonly stage: JobStage;
  readonly column: JobPages;
  /** Undefined for a column that cannot be collapsed. */
  readonly onFold: (() => void) | undefined;
}

/** The columns fill the window below the page's head; each is as wide as a card needs, and no wider. */
const columnStyles = {
  flex: '0 0 82%',
  height: 'calc(100dvh - var(--tessera-top, 0px) - var(--page-head, 104px) - 2.5rem)',
  [medium]: { flex: '1 0 13rem', maxWidth: '20rem' },
} as const;

/** Lists the jobs of one stage in a column that scrolls on its own. */
export function BoardColumn({ stage, column, onFold }: BoardColumnProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const headingId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { jobs, total, failed, retry } = column;
  return (
    <ColumnFrame
      stage={stage}
      aria-labelledby={headingId}
      css={columnStyles}
      scrollSnapAlign="center"
      minWidth="0"
      minHeight="24rem"
    >
      <Flex align="baseline" justify="space-between" gap="2" px="3" py="1" minHeight="9">
        <Heading as="h2" id={headingId} textStyle="sm" fontWeight="600">
          {t(`stages.${stage}`)}
        </Heading>
        <HStack gap="1" align="baseline">
          {jobs !== undefined && (
            <Text textStyle="sm" color="fg.muted" aria-label={t('board.jobs', { count: total })}>
              {formats.number(total)}
            </Text>
          )}
          {onFold !== undefined && (
            <IconAction
              tip={t('board.fold')}
              label={t('board.foldThat', { stage: t(`stages.${stage}`) })}
              size="xs"
              me="-2"
              alignSelf="center"
              onClick={onFold}
            >
              <ChevronRightIcon size={18} />
            </IconAction>
          )}
        </HStack>
      </Flex>
      <Box ref={scroller} flex="1" minHeight="0" overflowY="auto" px="2" pb="2" position="relative">
        {jobs === undefined ? (
          failed ? (
            <Stack gap="2" px="1" align="flex-start" role="alert">
              <Text textStyle="sm">{t('board.failed')}</Text>
              <Button size="sm" variant="outline" colorPalette="gray" onClick={retry}>
                {t('tryAgain')}
              </Button>
            </Stack>
          ) : (
            <Stack gap="2" role="status" aria-busy aria-label={t('loading')}>
              <Skeleton height="20" />
              <Skeleton height="20" />
            </Stack>
          )
        ) : jobs.length === 0 ? (
          <Text textStyle="sm" color="fg.muted" px="1">
            {t(`board.empty.${stage}`)}
          </Text>
        ) : (
          <BoardCards column={column} jobs={jobs} labelId={headingId} scroller={scroller} />
        )}
      </Box>
    </ColumnFrame>
  );
}
