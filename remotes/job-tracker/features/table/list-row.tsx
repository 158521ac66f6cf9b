import { useTranslation } from '@shared/i18n';
import { chakra, Flex } from '@shared/ui';
import { memo, type ReactNode } from 'react';
import { JobCard } from '../card/job-card.tsx';
import { JobMenu } from '../card/job-menu.tsx';
import type { RowProps } from './table-row.tsx';

function PlainListRow({ job, selected, isWaiting, tools }: RowProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Flex gap="2" align="flex-start" pb="3">
      {selected !== undefined && (
        <chakra.input
          type="checkbox"
          boxSize="6"
          mt="3"
          flexShrink="0"
          accentColor="primary.solid"
          aria-label={t('table.select', { title: job.title })}
          checked={selected}
          readOnly
          onClick={(event) => tools.onSelect(job.id, !selected, event.shiftKey)}
        />
      )}
      <JobCard
        job={job}
        isWaiting={isWaiting}
        heading="h2"
        look={{ flex: '1', minWidth: '0' }}
        stage={t(`stages.${job.stage}`)}
        tools={<JobMenu job={job} onMove={(to) => tools.onMove(job, to)} onDelete={() => tools.onDelete(job)} />}
      />
    </Flex>
  );
}

/** A job in the list of small screens. */
export const ListRow = memo(PlainListRow);
