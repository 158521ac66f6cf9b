import type { LinkedJob } from '@shared/documents';
import { keepPlace, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, Button, ChakraLink, ErrorNotice, Flex, Input, ListSkeleton, Stack, Text } from '@shared/ui';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { paths } from '../../common/paths.ts';
import { findJobs } from '../api/find-jobs.ts';
import { linkedJobOf } from '../api/job-fields.ts';

interface JobPickerProps {
  readonly tiedId: string | undefined;
  readonly onPick: (job: LinkedJob) => void;
  readonly onClose: () => void;
}

/** Lets the person search their tracked jobs by any word and pick one. */
export function JobPicker({ tiedId, onPick, onClose }: JobPickerProps): ReactNode {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const text = useDeferredValue(search.trim());
  const { data, previousData, error, refetch } = useQuery(findJobs, {
    variables: { text: text === '' ? null : text },
    fetchPolicy: 'cache-and-network',
    context: keepPlace,
  });
  const found = (data ?? previousData)?.jobs;
  return (
    <Stack
      gap="2"
      borderWidth="1px"
      borderRadius="l2"
      p="3"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <Input
        aria-label={t('job.search')}
        placeholder={t('job.search')}
        value={search}
        autoFocus
        onChange={({ target }) => setSearch(target.value)}
      />
      <Text role="status" textStyle="sm" color="fg.muted">
        {found?.total === 0 && t(text === '' ? 'job.noneTracked' : 'job.noneFound')}
        {found !== undefined && found.total > found.nodes.length && t('job.more', { count: found.total })}
      </Text>
      {found?.total === 0 && text === '' && (
        <ChakraLink asChild alignSelf="flex-start">
          <AppLink to={paths.jobs}>{t('job.track')}</AppLink>
        </ChakraLink>
      )}
      {error && found === undefined && (
        <ErrorNotice title={t('job.loadFailed')} onRetry={() => void refetch()}>
          {t('job.loadFailedHelp')}
        </ErrorNotice>
      )}
      {!found && !error && <ListSkeleton rows={2} />}
      <Stack as="ul" listStyleType="none" gap="1" maxHeight="20rem" overflowY="auto" aria-label={t('job.list')}>
        {found?.nodes.map((job) => {
          const name = [job.title, job.company].filter(Boolean).join(' · ') || t('job.unnamed');
          return (
            <Flex as="li" key={job.id} align="center" gap="2" justify="space-between" minHeight="11">
              <Box minWidth="0" overflowWrap="anywhere">
                <Text fontWeight="600">{name}</Text>
                {job.location !== null && (
                  <Text textStyle="sm" color="fg.muted">
                    {job.location}
                  </Text>
                )}
              </Box>
              <Button
                size="sm"
                variant={job.id === tiedId ? 'ghost' : 'outline'}
                flexShrink="0"
                aria-label={t(job.id === tiedId ? 'job.isThis' : 'job.pickOf', { name })}
                aria-disabled={job.id === tiedId}
                _disabled={{ opacity: 1, cursor: 'default' }}
                onClick={() => job.id !== tiedId && onPick(linkedJobOf(job))}
              >
                {t(job.id === tiedId ? 'job.tied' : 'job.pick')}
              </Button>
            </Flex>
          );
        })}
      </Stack>
    </Stack>
  );
}
