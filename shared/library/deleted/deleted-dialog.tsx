import { refusalOf } from '@shared/graphql';
import { useFormats, useTranslation } from '@shared/i18n';
import { AppDialog, Button, ErrorNotice, Flex, ListSkeleton, Stack, Text, useNotices } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import type { DeletedDocument, DeletedLibrary } from '../library.ts';
import { useLibraryTexts } from '../texts.ts';
import { useDeletedDocuments } from './use-deleted-documents.ts';

interface DeletedDialogProps {
  readonly library: DeletedLibrary;
  readonly onClose: () => void;
}

/** The deleted documents that can still be restored. */
export function DeletedDialog({ library, onClose }: DeletedDialogProps): ReactNode {
  const t = useLibraryTexts();
  const { t: ofKind } = useTranslation();
  const formats = useFormats();
  const notices = useNotices();
  const { documents, failed, load } = useDeletedDocuments(library);
  const [busyId, setBusyId] = useState<string>();
  const nameOf = ({ title }: DeletedDocument): string => (title.trim() === '' ? ofKind('list.untitled') : title);
  const restore = async (document: DeletedDocument): Promise<void> => {
    const title = nameOf(document);
    setBusyId(document.id);
    try {
      await library.restore([document.id]);
      notices.show({ kind: 'success', title: t('delete.undone', { title }) });
      if ((await load()) === 0) onClose();
    } catch (error) {
      notices.show({
        kind: 'error',
        title: t('delete.undoFailed', { title }),
        description: refusalOf(error) ?? t('delete.undoFailedHelp'),
      });
    } finally {
      setBusyId(undefined);
    }
  };
  return (
    <AppDialog open onClose={onClose} title={ofKind('list.deleted.title')}>
      <Stack gap="4">
        <Text>{t('deleted.what', { days: library.deletedForDays })}</Text>
        {failed && <ErrorNotice title={ofKind('list.deleted.loadFailed')} onRetry={() => void load()} />}
        {documents === undefined && !failed && <ListSkeleton rows={2} />}
        {documents !== undefined && (
          <Stack as="ul" listStyleType="none" gap="0" aria-label={ofKind('list.deleted.title')}>
            {documents.map((document) => (
              <Flex
                as="li"
                key={document.id}
                align="center"
                justify="space-between"
                gap="3"
                py="2"
                borderTopWidth="1px"
              >
                <Stack gap="0" minWidth="0">
                  <Text overflowWrap="anywhere">{nameOf(document)}</Text>
                  <Text textStyle="sm" color="fg.muted">
                    {t('deleted.when', { when: formats.relative(document.deletedAt) })}
                  </Text>
                </Stack>
                <Button
                  size="sm"
                  variant="outline"
                  flexShrink="0"
                  loading={busyId === document.id}
                  aria-label={t('deleted.restoreOf', { title: nameOf(document) })}
                  onClick={() => void restore(document)}
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
