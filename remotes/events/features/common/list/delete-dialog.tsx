import { useTranslation } from '@shared/i18n';
import { Box, ConfirmDialog, ErrorNotice, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { StoredBlock } from '../block-kind.ts';

interface DeleteDialogProps {
  readonly open: boolean;
  readonly block: StoredBlock | undefined;
  readonly title: string;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a block is deleted, and names the résumés that it would disappear from. */
export function DeleteDialog({ open, block, title, busy, failed, onConfirm, onCancel }: DeleteDialogProps): ReactNode {
  const { t } = useTranslation();
  const usedIn = block?.usedIn ?? [];
  return (
    <ConfirmDialog
      open={open}
      title={t('delete.title', { title })}
      confirmLabel={t('delete.confirm')}
      tone="danger"
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack gap="3">
        {usedIn.length === 0 ? (
          <Text>{t('delete.unused')}</Text>
        ) : (
          <Box>
            <Text>{t('delete.used', { count: usedIn.length })}</Text>
            <Box as="ul" listStyleType="disc" ps="6" mt="1" overflowWrap="anywhere">
              {usedIn.map((document) => (
                <li key={document.id}>{document.title}</li>
              ))}
            </Box>
          </Box>
        )}
        <Text color="fg.muted">{t('delete.canUndo')}</Text>
        {failed && <ErrorNotice title={t('delete.failed')}>{t('delete.failedHelp')}</ErrorNotice>}
      </Stack>
    </ConfirmDialog>
  );
}
