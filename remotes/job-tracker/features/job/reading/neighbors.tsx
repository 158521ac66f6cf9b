import { keepPlace, useQuery } from '@shared/graphql';
import { useFormats, useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { ChevronLeftIcon, ChevronRightIcon, Flex, IconAction, Text } from '@shared/ui';
import { type ReactNode, useEffect } from 'react';
import { jobPath } from '../../common/paths.ts';
import { useToday } from '../../common/use-today.ts';
import { lastTrackerQuery } from '../../query/last-tracker-query.ts';
import { filterOf } from '../../query/tracker-query.ts';
import { listNeighbors } from '../api/list-neighbors.ts';

/** The number of jobs among which a job is looked for. A job that the filters leave out is in none of the pages. */
const searched = 1000;

/** The place of a job among those that the tracker showed last, with links to the ones before and after it. */
export function Neighbors({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const today = useToday();
  const query = lastTrackerQuery();
  const { data, fetchMore } = useQuery(listNeighbors, {
    variables: { filter: filterOf(query, query.stages), sort: query.sort, today },
    context: keepPlace,
    fetchPolicy: 'cache-and-network',
  });
  const jobs = data?.jobs.nodes ?? [];
  const place = jobs.findIndex((job) => job.id === id);
  // The job is either not loaded yet or the last that is loaded, so that its next neighbor is missing.
  const isMissing = (place === -1 || place === jobs.length - 1) && jobs.length < searched;
  const after = data?.jobs.endCursor ?? null;
  useEffect(() => {
    // Without an answer, the page does without its neighbors.
    if (isMissing && after !== null) void fetchMore({ variables: { after } }).catch(() => undefined);
  }, [isMissing, after, fetchMore]);
  if (place === -1 || jobs.length < 2) return null;
  const total = data?.jobs.total ?? jobs.length;
  return (
    <Flex align="center" gap="1">
      <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap" hideBelow="md">
        {t('page.place', { place: formats.number(place + 1), total: formats.number(total) })}
      </Text>
      <NeighborLink job={jobs[place - 1]} tip={t('page.previous')} icon={<ChevronLeftIcon size={18} />} />
      <NeighborLink job={jobs[place + 1]} tip={t('page.next')} icon={<ChevronRightIcon size={18} />} />
    </Flex>
  );
}

interface NeighborLinkProps {
  /** Undefined at an end of the list. */
  readonly job: { readonly id: string; readonly title: string } | undefined;
  readonly tip: string;
  readonly icon: ReactNode;
}

function NeighborLink({ job, tip, icon }: NeighborLinkProps): ReactNode {
  if (job === undefined) {
    return (
      <IconAction tip={tip} size="xs" aria-disabled opacity="0.4" cursor="default">
        {icon}
      </IconAction>
    );
  }
  return (
    <IconAction asChild tip={tip} label={`${tip}: ${job.title}`} size="xs">
      <AppLink to={jobPath(job.id)}>{icon}</AppLink>
    </IconAction>
  );
}
