import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, ChakraLink, ConfirmDialog, ErrorNotice, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { EventKind, StoredEvent } from '../../event-kind.ts';
import { documentPath } from '../../paths.ts';
import type { TitledBlock } from './titled-block.ts';

/** Returns the documents that use any of the blocks, without duplicates and sorted by name. */
function documentsOf(blocks: readonly StoredEvent[]): StoredEvent['usedIn'] {
  const byId = new Map(blocks.flatMap(({ usedIn }) => usedIn).map((document) => [document.id, document]));
  return [...byId.values()].sort((one, other) => one.title.localeCompare(other.title));
}

/** How many documents are named. The rest is only counted. */
const maxNamed = 8;

interface DeleteDialogProps {
  readonly kind: EventKind;
  readonly open: boolean;
  readonly blocks: readonly TitledBlock[];
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before blocks are deleted, and names the documents they would disappear from. */
export function DeleteDialog(props: DeleteDialogProps): ReactNode {
  const { kind, open, blocks, busy, failure, onConfirm, onCancel } = props;
  const { t } = useTranslation();
  const documents = documentsOf(blocks);
  const count = blocks.length;
  const title = blocks[0]?.title ?? '';
  const context = kind.documents;
  return (
    <ConfirmDialog
      open={open}
      title={count === 1 ? t('delete.title', { title }) : t('delete.titleMany', { count })}
      confirmLabel={
        documents.length === 0 ? t('delete.confirm') : t('delete.confirmUsed', { context, count: documents.length })
      }
      tone="danger"
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack gap="3">
        {documents.length === 0 ? (
          <Text>{t('delete.unused', { context, count })}</Text>
        ) : (
          <Box>
            <Text>
              {count === 1
                ? t('delete.used', { context, count: documents.length })
                : t('delete.usedMany', { context, count: documents.length })}
            </Text>
            <Box as="ul" listStyleType="disc" ps="6" mt="1" overflowWrap="anywhere">
              {documents.slice(0, maxNamed).map(({ id, title: name }) => (
                <li key={id}>
                  <ChakraLink asChild textDecoration="underline">
                    <AppLink to={documentPath(kind, id)}>{name}</AppLink>
                  </ChakraLink>
                </li>
              ))}
              {documents.length > maxNamed && <li>{t('list.moreNames', { count: documents.length - maxNamed })}</li>}
            </Box>
          </Box>
        )}
        <Text color="fg.muted">{t('delete.canUndo')}</Text>
        {failure !== undefined && <ErrorNotice title={t('delete.failed', { count })}>{failure}</ErrorNotice>}
      </Stack>
    </ConfirmDialog>
  );
}
