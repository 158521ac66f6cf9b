import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, ChakraLink, ConfirmDialog, ErrorNotice, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { StoredBlock } from '../../block-kind.ts';
import { documentsOf } from './documents-of.ts';

/** Résumés that are named one by one; of more, the rest is counted. */
const mostNamed = 8;

interface DeleteDialogProps {
  readonly open: boolean;
  readonly blocks: readonly StoredBlock[];
  /** The title of a block that is alone. */
  readonly title: string;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before blocks are deleted, and names the résumés that they would disappear from. */
export function DeleteDialog(props: DeleteDialogProps): ReactNode {
  const { open, blocks, title, busy, failed, onConfirm, onCancel } = props;
  const { t } = useTranslation();
  const documents = documentsOf(blocks);
  const count = blocks.length;
  return (
    <ConfirmDialog
      open={open}
      title={count === 1 ? t('delete.title', { title }) : t('delete.titleMany', { count })}
      confirmLabel={documents.length === 0 ? t('delete.confirm') : t('delete.confirmUsed', { count: documents.length })}
      tone="danger"
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack gap="3">
        {documents.length === 0 ? (
          <Text>{t('delete.unused', { count })}</Text>
        ) : (
          <Box>
            <Text>
              {count === 1
                ? t('delete.used', { count: documents.length })
                : t('delete.usedMany', { count: documents.length })}
            </Text>
            <Box as="ul" listStyleType="disc" ps="6" mt="1" overflowWrap="anywhere">
              {documents.slice(0, mostNamed).map(({ id, title: name }) => (
                <li key={id}>
                  <ChakraLink asChild textDecoration="underline">
                    <AppLink to={`/resumes/edit/${encodeURIComponent(id)}`}>{name}</AppLink>
                  </ChakraLink>
                </li>
              ))}
              {documents.length > mostNamed && <li>{t('list.moreNames', { count: documents.length - mostNamed })}</li>}
            </Box>
          </Box>
        )}
        <Text color="fg.muted">{t('delete.canUndo')}</Text>
        {failed && <ErrorNotice title={t('delete.failed', { count })}>{t('delete.failedHelp')}</ErrorNotice>}
      </Stack>
    </ConfirmDialog>
  );
}
