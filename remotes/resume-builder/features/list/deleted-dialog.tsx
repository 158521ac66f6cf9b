import { resumeLimits } from '@shared/documents';
import { useQuery } from '@shared/graphql';
import { useFormats, useTranslation } from '@shared/i18n';
import { AppDialog, Button, ErrorNotice, Flex, ListSkeleton, Stack, Text, useNotices } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { listDeletedResumes, type DeletedResume } from './api/deleted-resumes.ts';
import { useRestoring } from './use-deletion.ts';

/** Résumés that were deleted and can still be brought back. */
export function DeletedDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const notices = useNotices();
  const restore = useRestoring();
  const { data, error, refetch } = useQuery(listDeletedResumes, { fetchPolicy: 'network-only' });
  const [busyId, setBusyId] = useState<string>();
  const bringBack = async ({ id, title }: DeletedResume): Promise<void> => {
    setBusyId(id);
    try {
      await restore(id);
      notices.show({ kind: 'success', title: t('delete.undone', { title }) });
      const { data: left } = await refetch();
      if (left?.deletedResumes.length === 0) onClose();
    } catch {
      notices.show({
        kind: 'error',
        title: t('delete.undoFailed', { title }),
        description: t('delete.undoFailedHelp'),
      });
    } finally {
      setBusyId(undefined);
    }
  };
  return (
    <AppDialog open onClose={onClose} title={t('deleted.title')}>
      <Stack gap="4">
        <Text>{t('deleted.what', { days: resumeLimits.deletedForDays })}</Text>
        {data === undefined ? (
          error ? (
            <ErrorNotice title={t('deleted.loadFailed')} onRetry={() => void refetch()} />
          ) : (
            <ListSkeleton rows={2} />
          )
        ) : (
          <Stack as="ul" listStyleType="none" gap="0" aria-label={t('deleted.title')}>
            {data.deletedResumes.map((resume) => (
              <Flex as="li" key={resume.id} align="center" justify="space-between" gap="3" py="2" borderTopWidth="1px">
                <Stack gap="0" minWidth="0">
                  <Text overflowWrap="anywhere">{resume.title}</Text>
                  <Text textStyle="sm" color="fg.muted">
                    {t('deleted.when', { when: formats.relative(resume.deletedAt) })}
                  </Text>
                </Stack>
                <Button
                  size="sm"
                  variant="outline"
                  flexShrink="0"
                  loading={busyId === resume.id}
                  aria-label={t('deleted.restoreOf', { title: resume.title })}
                  onClick={() => void bringBack(resume)}
                >
                  {t('deleted.restore')}
                </Button>
              </Flex>
            ))}
          </Stack>
        )}
      </Stack>
    </AppDialog>
  );
}
