import { jobStages } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Box, Button, Flex, Heading, narrow, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { useDays } from '../common/use-days.ts';
import { useToday } from '../common/use-today.ts';
import { positionName } from '../moving/board-positions.ts';
import { useMoves } from '../moving/moves.tsx';
import type { Job } from './api/job-fields.ts';
import { useApplication } from './use-application.ts';

/** The stages of an application that is still open, in order. */
const openStages = jobStages.filter((stage) => stage !== 'closed');

/** All stages fit into one line on a phone, in most languages. */
const stagesStyles = {
  columnGap: '4',
  [narrow]: { columnGap: '3', textStyle: 'xs', '& > li': { columnGap: '1' } },
} as const;

/** Shows how far an application has come, for how long, and what is missing, in one line. */
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
      css={{ [narrow]: { py: '1' } }}
    >
      <Flex as="ol" listStyleType="none" wrap="wrap" align="center" css={stagesStyles}>
        {stages.map((stage) => (
          <Flex as="li" key={stage} align="center" columnGap="2">
            <StageTile look={stage === job.stage ? 'current' : passed.has(stage) ? 'passed' : 'to-come'} />
            {stage === job.stage ? (
              <CurrentStage name={positionName(job, t)} />
            ) : (
              <Text color="fg.muted">{t(`stages.${stage}`)}</Text>
            )}
          </Flex>
        ))}
        {job.stage === 'closed' && (
          <Flex as="li" align="center" columnGap="2">
            <StageTile look="current" />
            <CurrentStage name={positionName(job, t)} />
          </Flex>
        )}
      </Flex>
      <Flex columnGap="4" wrap="wrap" align="center" color="fg.muted" css={{ ms: 'auto', [narrow]: { ms: '0' } }}>
        {isAppliedFor && (
          <>
            <Text color="fg.warning">{t('application.onlySaved', { day: days.long(job.appliedOn ?? today) })}</Text>
            <Button variant="outline" size="sm" onClick={() => void application.move(job)}>
              {t('moveTo', { place: t('stages.applied') })}
            </Button>
          </>
        )}
        {waiting.has(job.id) && <Text color="fg.info">{t('moves.waits')}</Text>}
        <TimeInStage job={job} />
      </Flex>
    </Flex>
  );
}

/** How long a job has been in its stage; where a reply is missing, that is how long it has been missing. */
function TimeInStage({ job: { isQuiet, stageSince } }: { readonly job: Job }): ReactNode {
  const { t } = useTranslation();
  const days = useDays();
  const count = -days.distance(stageSince);
  return (
    <Text color={isQuiet ? 'fg.warning' : undefined} title={days.long(stageSince)}>
      {t(isQuiet ? 'quietFor' : count > 0 ? 'history.daysInStage' : 'history.sinceToday', { count })}
    </Text>
  );
}

function CurrentStage({ name }: { readonly name: string }): ReactNode {
  return (
    <Heading as="h2" fontFamily="body" textStyle="sm" fontWeight="700" css={{ [narrow]: { textStyle: 'xs' } }}>
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
