import { useFormats, useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { ChevronLeftIcon, ChevronRightIcon, Flex, IconAction, narrow, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { jobPath } from '../../common/paths.ts';
import type { Neighbor, NeighborList } from './use-neighbors.ts';

/** The place of a job among those that the tracker showed last, with links to the ones before and after it. */
export function Neighbors({ list }: { readonly list: NeighborList | undefined }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  if (list !== undefined && (list.place === -1 || list.jobs.length < 2)) return null;
  // Until the list is loaded, the links have their place, so that the title does not move.
  const { jobs, place, total } = list ?? { jobs: [], place: 0, total: 0 };
  return (
    <Flex align="center" gap="1" visibility={list === undefined ? 'hidden' : undefined}>
      <Text
        textStyle="sm"
        color="fg.muted"
        whiteSpace="nowrap"
        minWidth="16"
        textAlign="end"
        css={{ [narrow]: { display: 'none' } }}
      >
        {t('page.place', { place: formats.number(place + 1), total: formats.number(total) })}
      </Text>
      <NeighborLink job={jobs[place - 1]} tip={t('page.previous')} icon={<ChevronLeftIcon size={18} />} />
      <NeighborLink job={jobs[place + 1]} tip={t('page.next')} icon={<ChevronRightIcon size={18} />} />
    </Flex>
  );
}

interface NeighborLinkProps {
  /** Undefined at an end of the list. */
  readonly job: Neighbor | undefined;
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
