import { openTasks } from '@shared/documents';
import { keepPlace, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, ChakraLink, CheckIcon, CircleAlertIcon, Flex, IconAction, narrow, Text } from '@shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import { jobPath, trackerPath } from '../common/paths.ts';
import { useDays } from '../common/use-days.ts';
import { useToday } from '../common/use-today.ts';
import { getToday } from './get-today.ts';
import { useFinishedTasks, type DueJob, type Task } from './use-finished-tasks.ts';
import { useWrappedItems } from './use-wrapped-items.ts';

/** Tasks that do not fit are counted instead of cut off. On a phone, the line scrolls sideways. */
const tasksStyles = {
  display: 'flex',
  listStyleType: 'none',
  flex: '0 1 auto',
  flexWrap: 'wrap',
  columnGap: '4',
  minWidth: '0',
  height: '10',
  overflow: 'hidden',
  '& > li': { height: '10', minWidth: '0' },
  [narrow]: { flexWrap: 'nowrap', flexShrink: '0', overflow: 'visible' },
} as const;

/** A task that is due, with its job. */
interface Due {
  readonly job: DueJob;
  readonly task: Task;
  readonly on: string;
}

interface TodayLineProps {
  /** The number of jobs without a reply. */
  readonly quiet: number;
}

/**
 * What the navigation counts, in one line: the tasks that are due, each with a button that says it is done, and how
 * many jobs have had no reply.
 */
export function TodayLine({ quiet }: TodayLineProps): ReactNode {
  const { t } = useTranslation();
  const today = useToday();
  const { data, error } = useQuery(getToday, {
    variables: { today },
    context: keepPlace,
    fetchPolicy: 'cache-and-network',
  });
  // Until the tasks are known, what follows them has no place.
  const hasAnswer = data !== undefined || error !== undefined;
  const finish = useFinishedTasks();
  const line = useRef<HTMLDivElement>(null);
  const [busyId, setBusyId] = useState<string>();
  const jobs = data?.jobs.nodes ?? [];
  const due = jobs
    .flatMap((job) =>
      openTasks(job.tasks).flatMap((task) =>
        task.on !== null && task.on <= today ? [{ job, task, on: task.on }] : [],
      ),
    )
    .toSorted((one, other) => one.on.localeCompare(other.on));
  const { list, hidden } = useWrappedItems<HTMLUListElement>(data);
  const others = (data?.jobs.total ?? 0) - jobs.length + hidden;
  const onDone = async ({ job, task }: Due): Promise<void> => {
    setBusyId(task.id);
    // The focused button disappears with its task.
    if (await finish(job, task)) line.current?.focus();
    setBusyId(undefined);
  };
  return (
    <Flex
      ref={line}
      as="section"
      tabIndex={-1}
      outline="none"
      aria-label={t('today.title')}
      align="center"
      gap="4"
      height="100%"
      overflowX="auto"
      whiteSpace="nowrap"
      textStyle="sm"
      css={{ scrollbarWidth: 'none' }}
    >
      <Text as="h2" fontFamily="body" fontWeight="700">
        {t('today.title')}
      </Text>
      <Box as="ul" ref={list} css={tasksStyles}>
        {due.map((each, place) => (
          <Entry
            key={`${each.job.id} ${each.task.id}`}
            due={each}
            isHidden={place >= due.length - hidden}
            isBusy={busyId === each.task.id}
            onDone={() => void onDone(each)}
          />
        ))}
      </Box>
      {others > 0 && (
        <ChakraLink asChild color="fg.muted">
          <AppLink to={`${trackerPath}?show=due`}>{t('today.others', { count: others })}</AppLink>
        </ChakraLink>
      )}
      {quiet > 0 && hasAnswer && (
        <ChakraLink asChild color="fg.warning">
          <AppLink to={`${trackerPath}?show=quiet`}>{t('today.quiet', { count: quiet })}</AppLink>
        </ChakraLink>
      )}
    </Flex>
  );
}

interface EntryProps {
  readonly due: Due;
  /** Whether there is no room for the task. */
  readonly isHidden: boolean;
  readonly isBusy: boolean;
  readonly onDone: () => void;
}

function Entry({ due, isHidden, isBusy, onDone }: EntryProps): ReactNode {
  const { t } = useTranslation();
  const days = useDays();
  const { job, task, on } = due;
  const { id, title, company } = job;
  const isLate = days.distance(on) < 0;
  const name = task.text ?? t('nextStep');
  return (
    <Flex
      as="li"
      align="center"
      gap="1"
      visibility={isHidden ? 'hidden' : undefined}
      opacity={isBusy ? 0.6 : undefined}
      aria-busy={isBusy}
    >
      {isLate && (
        <Box color="fg.error" flexShrink="0">
          <CircleAlertIcon size={14} aria-hidden />
        </Box>
      )}
      <ChakraLink
        asChild
        display="inline-block"
        maxWidth="64"
        truncate
        color={isLate ? 'fg.error' : 'fg'}
        textDecoration="none"
        _hover={{ textDecoration: 'underline' }}
      >
        <AppLink to={jobPath(id)} title={`${name} · ${company ?? title}`}>
          {name} · {company ?? title}
        </AppLink>
      </ChakraLink>
      {isLate && (
        <Text as="span" color="fg.error">
          {t('today.late', { count: -days.distance(on) })}
        </Text>
      )}
      <IconAction tip={t('today.done')} label={t('today.doneThat', { step: name })} size="xs" onClick={onDone}>
        <CheckIcon size={16} />
      </IconAction>
    </Flex>
  );
}
