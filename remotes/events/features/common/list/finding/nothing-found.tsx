import { useTranslation } from '@shared/i18n';
import { Button, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';

/** Nothing is left of the list: says by what, and offers the one way out. */
export function NothingFound({
  search,
  onShowAll,
}: {
  readonly search: string;
  readonly onShowAll: () => void;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <Stack align="flex-start" gap="3" py="4">
      <Text overflowWrap="anywhere">
        {search.trim() === '' ? t('list.nothingLeft') : t('list.nothingFound', { search: search.trim() })}
      </Text>
      <Button variant="outline" colorPalette="gray" onClick={onShowAll}>
        {t('list.showAll')}
      </Button>
    </Stack>
  );
}
