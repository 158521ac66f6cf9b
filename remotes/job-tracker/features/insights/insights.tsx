import { addDays } from '@shared/documents';
import { keepPlace, useQuery } from '@shared/graphql';
import { useFormats, useTranslation } from '@shared/i18n';
import { Choice } from '@shared/lists';
import { Box, ErrorNotice, Heading, ListSkeleton, medium, Stack, Text, wide, Flex, PageTools } from '@shared/ui';
import { useId, type ReactNode } from 'react';
import { useToday } from '../common/use-today.ts';
import { periods, type Period, type TrackerQuery } from '../query/tracker-query.ts';
import { Funnel } from './funnel.tsx';
import { getInsights, type Insights as Figures } from './get-insights.ts';
import { OutcomeTable, type ApplicationOutcome } from './outcome-table.tsx';
import { StageTimes } from './stage-times.tsx';
import { WeeksChart } from './weeks-chart.tsx';

const daysOf = { all: undefined, year: 365, quarter: 91 } as const satisfies Record<Period, number | undefined>;

interface InsightsProps {
  readonly query: TrackerQuery;
  readonly onPeriod: (period: Period) => void;
}

/** Shows how far applications came, when they were sent, and which texts were sent. */
export function Insights({ query, onPeriod }: InsightsProps): ReactNode {
  const { t } = useTranslation();
  const today = useToday();
  const days = daysOf[query.period];
  const { data, error, loading, refetch } = useQuery(getInsights, {
    variables: { from: days === undefined ? null : addDays(today, -days), today },
    fetchPolicy: 'cache-and-network',
    context: keepPlace,
  });
  const figures = data?.jobInsights;
  return (
    <Stack gap="2">
      <PageTools>
        <Flex align="center" gap="2" ms="auto">
          <Choice
            label={t('insights.period')}
            value={query.period}
            options={periods.map((value) => ({ value, label: t(`insights.periods.${value}`) }))}
            onChange={onPeriod}
          />
        </Flex>
      </PageTools>
      {figures === undefined ? (
        error === undefined || loading ? (
          <ListSkeleton rows={4} />
        ) : (
          <ErrorNotice title={t('loadFailed')} onRetry={() => void refetch().catch(() => undefined)}>
            {t('loadFailedHelp')}
          </ErrorNotice>
        )
      ) : figures.totals.applications === 0 ? (
        <Text color="fg.muted">{t('insights.nothing')}</Text>
      ) : (
        <AllFigures figures={figures} />
      )}
    </Stack>
  );
}

/** Charts and tables are in two columns where both have room; each keeps its place in reading order. */
const columns = {
  columnGap: '8',
  '& > section': { breakInside: 'avoid', pb: '4' },
  [wide]: { columnCount: '2' },
} as const;
const figureStyles = { display: 'flex', flexDirection: 'column', justifyContent: 'center' } as const;
const figuresRow = {
  display: 'grid',
  gap: '2',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
} as const;

type Group = Omit<ApplicationOutcome, 'key'>;

const keyed = (groups: readonly Group[]): readonly ApplicationOutcome[] =>
  groups.map((group, index) => ({ ...group, key: String(index) }));

/** Lists each block, followed by its versions if it was sent in more than one. */
const byWording = ({ blocks }: Figures): readonly ApplicationOutcome[] =>
  keyed(
    blocks.flatMap(({ wordings, ...block }): Group[] => [
      block,
      ...(wordings.length < 2 ? [] : wordings.map(({ wording, ...of }) => ({ ...of, name: wording, isPart: true }))),
    ]),
  );

function AllFigures({ figures }: { readonly figures: Figures }): ReactNode {
  const { t } = useTranslation();
  const { totals, medianDaysToAnswer, sources, resumes, letters, smallBelow } = figures;
  const blocks = byWording(figures);
  return (
    <>
      <Totals figures={figures} />
      {totals.isSmall && (
        <Text textStyle="sm" color="fg.muted">
          {t('insights.small', { count: smallBelow })}
        </Text>
      )}
      {medianDaysToAnswer !== null && (
        <Text textStyle="sm">{t('insights.answerAfter', { count: medianDaysToAnswer })}</Text>
      )}
      <Box css={columns}>
        <Part title={t('insights.funnel')}>
          <Funnel steps={figures.funnel} />
        </Part>
        <Part title={t('insights.weeks')}>
          <WeeksChart weeks={figures.weeks} />
        </Part>
        {figures.stages.length > 0 && (
          <Part title={t('insights.stages')}>
            <StageTimes stages={figures.stages} />
          </Part>
        )}
        {sources.length > 0 && (
          <Part title={t('insights.sources')}>
            <OutcomeTable caption={t('insights.sources')} of={t('insights.source')} outcomes={keyed(sources)} />
          </Part>
        )}
        {resumes.length > 0 && (
          <Part title={t('insights.resumes')}>
            <OutcomeTable caption={t('insights.resumes')} of={t('insights.resume')} outcomes={keyed(resumes)} />
          </Part>
        )}
        {letters.length > 0 && (
          <Part title={t('insights.letters')}>
            <OutcomeTable caption={t('insights.letters')} of={t('insights.letter')} outcomes={keyed(letters)} />
          </Part>
        )}
        <Part title={t('insights.blocks')}>
          {blocks.length === 0 ? (
            <Text color="fg.muted">{t('insights.noBlocks')}</Text>
          ) : (
            <OutcomeTable caption={t('insights.blocks')} of={t('insights.block')} outcomes={blocks} />
          )}
        </Part>
      </Box>
    </>
  );
}

function Totals({ figures: { totals } }: { readonly figures: Figures }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Box css={figuresRow}>
      {(['applications', 'answered', 'interviews', 'offers'] as const).map((name) => (
        <Box
          key={name}
          data-figure=""
          borderWidth="1px"
          borderRadius="l2"
          px="4"
          minHeight="72px"
          bg="bg.panel"
          css={figureStyles}
        >
          <Text fontFamily="heading" fontWeight="700" textStyle="2xl" lineHeight="1.1">
            {formats.number(totals[name])}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {t(`insights.${name}`)}
          </Text>
        </Box>
      ))}
    </Box>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} gap="1">
      <Heading as="h2" id={id} textStyle="md" fontWeight="600">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
