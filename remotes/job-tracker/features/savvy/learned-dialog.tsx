import { keepPlace, useQuery } from '@shared/graphql';
import { useFormats, useTranslation } from '@shared/i18n';
import { AppDialog, Box, Button, ErrorNotice, Flex, ListSkeleton, Stack, Text } from '@shared/ui';
import { useRef, type ReactNode } from 'react';
import { listDismissals } from './api/dismissals.ts';
import { useDismissals } from './use-dismissals.ts';

/** Lists the jobs marked "Not interested" and what was learned from them. Each can be undone. */
export function LearnedDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { undo } = useDismissals();
  const list = useRef<HTMLDivElement>(null);
  const { data, error, loading, refetch } = useQuery(listDismissals, {
    fetchPolicy: 'network-only',
    context: keepPlace,
  });
  const undoAndFocus = async (id: string, index: number): Promise<void> => {
    await undo(id);
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? list.current)?.focus();
  };
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('savvy.learned.title')}
      actions={<Button onClick={onClose}>{t('savvy.learned.close')}</Button>}
    >
      <Stack ref={list} gap="3" tabIndex={-1} outline="none">
        <Text color="fg.muted">{t('savvy.learned.explanation')}</Text>
        {data === undefined &&
          (error === undefined || loading ? (
            <ListSkeleton rows={2} />
          ) : (
            <ErrorNotice title={t('savvy.learned.failed')} onRetry={() => void refetch().catch(() => undefined)} />
          ))}
        {data?.savvyDismissals.length === 0 && <Text>{t('savvy.learned.none')}</Text>}
        {data?.savvyDismissals.map(({ id, title, company, reason, learned, createdAt }, index) => (
          <Flex key={id} gap="3" justify="space-between" align="flex-start" borderTopWidth="1px" pt="3">
            <Box minWidth="0" overflowWrap="anywhere">
              <Text fontWeight="700">
                {title} · {company}
              </Text>
              <Text textStyle="sm" color="fg.muted">
                {t(`savvy.dismiss.reasons.${reason}`)} · {formats.date(createdAt)}
              </Text>
              <Text textStyle="sm">
                {learned.length === 0
                  ? t('savvy.learned.onlyThis')
                  : t('savvy.learned.lessOf', { names: formats.list(learned.map(({ name }) => name)) })}
              </Text>
            </Box>
            <Button
              size="sm"
              variant="outline"
              flexShrink="0"
              aria-label={t('savvy.learned.undoOf', { title })}
              onClick={() => void undoAndFocus(id, index)}
            >
              {t('undo')}
            </Button>
          </Flex>
        ))}
      </Stack>
    </AppDialog>
  );
}
