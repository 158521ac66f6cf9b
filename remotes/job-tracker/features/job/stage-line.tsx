import { jobStages } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Box, Button, Flex, Heading, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { useDays } from '../common/use-days.ts';
import { useToday } from '../common/use-today.ts';
import { positionName } from '../moving/board-positions.ts';
import { useMoves } from '../moving/moves.tsx';
import type { Job } from './api/job-fields.ts';
import { useApplication } from './use-application.ts';

/** The stages of an application that is still open, in order. */
const openStages = jobStages.filter((stage) => stage !== 'closed');

/** Shows how far an application has come, since when, and what is missing, in one line. */
export function StageLine({ job }: { readonly job: Job }): ReactNode {
  const { t } = useTranslation();
  const days = useDays();
  const today = useToday();
  const { waiting } = useMoves();
  const application = useApplication();
  const passed = new Set(job.stages.map(({ stage }) => stage));
  const isAppliedFor = job.stage === 'saved' && job.appliedOn !== null && job.appliedOn <= today;
  const stages = job.stage === 'closed' ? openStages.filter((stage) => passed.has(stage)) : openStages;
  return (
    <Flex
      as="section"
      aria-label={t('history.section')}
      align="center"
      columnGap="4"
      rowGap="1"
      wrap="wrap"
      minHeight="10"
      textStyle="sm"
    >
      <Flex as="ol" listStyleType="none" columnGap="4" wrap="wrap" align="center">
        {stages.map((stage) => (
          <Flex as="li" key={stage} align="center" gap="2">
            <StageTile look={stage === job.stage ? 'current' : passed.has(stage) ? 'passed' : 'to-come'} />
            {stage === job.stage ? (
              <CurrentStage name={positionName(job, t)} />
            ) : (
              <Text color="fg.muted">{t(`stages.${stage}`)}</Text>
            )}
          </Flex>
        ))}
        {job.stage === 'closed' && (
          <Flex as="li" align="center" gap="2">
            <StageTile look="current" />
            <CurrentStage name={positionName(job, t)} />
          </Flex>
        )}
      </Flex>
      <Flex columnGap="4" wrap="wrap" align="center" ms="auto" color="fg.muted">
        {isAppliedFor && (
          <>
            <Text color="fg.warning">{t('application.onlySaved', { day: days.long(job.appliedOn ?? today) })}</Text>
            <Button variant="outline" size="sm" onClick={() => void application.move(job)}>
              {t('moveTo', { place: t('stages.applied') })}
            </Button>
          </>
        )}
        {waiting.has(job.id) && <Text color="fg.info">{t('moves.waits')}</Text>}
        {job.isQuiet && <Text color="fg.warning">{t('quietFor', { count: -days.distance(job.stageSince) })}</Text>}
        <Text>{t('history.since', { day: days.long(job.stageSince) })}</Text>
      </Flex>
    </Flex>
  );
}

function CurrentStage({ name }: { readonly name: string }): ReactNode {
  return (
    <Heading as="h2" fontFamily="body" textStyle="sm" fontWeight="700">
      {name}
    </Heading>
  );
}

const looks = {
  passed: { bg: 'secondary.500' },
  current: { bg: 'primary.solid' },
  'to-come': { borderWidth: '1px', borderStyle: 'dashed', borderColor: 'border.control' },
} as const;

function StageTile({ look }: { readonly look: keyof typeof looks }): ReactNode {
  return <Box boxSize="3" borderRadius="3px" flexShrink="0" forcedColorAdjust="none" {...looks[look]} />;
}
