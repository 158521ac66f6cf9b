import { keepPlace, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, ChakraLink, CheckIcon, CircleAlertIcon, Flex, IconAction, narrow, Text } from '@shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import { jobPath, trackerPath } from '../common/paths.ts';
import { useDays } from '../common/use-days.ts';
import { useToday } from '../common/use-today.ts';
import { getToday } from './get-today.ts';
import { useFinishedSteps, type Step } from './use-finished-steps.ts';
import { useWrappedItems } from './use-wrapped-items.ts';

/** Steps that do not fit are counted instead of cut off. On a phone, the line scrolls sideways. */
const stepsStyles = {
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

interface TodayLineProps {
  /** The number of jobs without a reply. */
  readonly quiet: number;
}

/**
 * What the navigation counts, in one line: the next steps that are due, each with a button that says it is done, and how
 * many jobs have had no reply.
 */
export function TodayLine({ quiet }: TodayLineProps): ReactNode {
  const { t } = useTranslation();
  const today = useToday();
  const { data } = useQuery(getToday, { variables: { today }, context: keepPlace, fetchPolicy: 'cache-and-network' });
  const finish = useFinishedSteps();
  const line = useRef<HTMLDivElement>(null);
  const [busyId, setBusyId] = useState<string>();
  const steps = data?.jobs.nodes ?? [];
  const { list, hidden } = useWrappedItems<HTMLUListElement>(data);
  const others = (data?.jobs.total ?? 0) - steps.length + hidden;
  const onDone = async (step: Step): Promise<void> => {
    setBusyId(step.id);
    // The focused button disappears with its step.
    if (await finish(step)) line.current?.focus();
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
      <Box as="ul" ref={list} css={stepsStyles}>
        {steps.map((step, place) => (
          <Entry
            key={step.id}
            step={step}
            isHidden={place >= steps.length - hidden}
            isBusy={busyId === step.id}
            onDone={() => void onDone(step)}
          />
        ))}
      </Box>
      {others > 0 && (
        <ChakraLink asChild color="fg.muted">
          <AppLink to={`${trackerPath}?show=due`}>{t('today.others', { count: others })}</AppLink>
        </ChakraLink>
      )}
      {quiet > 0 && (
        <ChakraLink asChild color="fg.warning">
          <AppLink to={`${trackerPath}?show=quiet`}>{t('today.quiet', { count: quiet })}</AppLink>
        </ChakraLink>
      )}
    </Flex>
  );
}

interface EntryProps {
  readonly step: Step & { readonly company: string | null };
  /** Whether there is no room for the step. */
  readonly isHidden: boolean;
  readonly isBusy: boolean;
  readonly onDone: () => void;
}

function Entry({ step, isHidden, isBusy, onDone }: EntryProps): ReactNode {
  const { t } = useTranslation();
  const days = useDays();
  const { id, title, company, nextStep, nextStepOn } = step;
  const isLate = nextStepOn !== null && days.distance(nextStepOn) < 0;
  const name = nextStep ?? t('nextStep');
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
          {t('today.late', { count: -days.distance(nextStepOn) })}
        </Text>
      )}
      <IconAction tip={t('today.done')} label={t('today.doneThat', { step: name })} size="xs" onClick={onDone}>
        <CheckIcon size={16} />
      </IconAction>
    </Flex>
  );
}
