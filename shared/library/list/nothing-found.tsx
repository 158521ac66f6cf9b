import { useTranslation } from '@shared/i18n';
import { Button, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { useLibraryTexts } from '../texts.ts';

interface NothingFoundProps {
  readonly search: string;
  readonly onShowAll: () => void;
}

/** Nothing fits the search: says so, and offers the one way out. */
export function NothingFound({ search, onShowAll }: NothingFoundProps): ReactNode {
  const t = useLibraryTexts();
  const { t: ofKind } = useTranslation();
  return (
    <Stack align="flex-start" gap="3" role="status">
      <Text overflowWrap="anywhere">{ofKind('list.nothingFound', { search: search.trim() })}</Text>
      <Button variant="outline" colorPalette="gray" onClick={onShowAll}>
        {t('showAll')}
      </Button>
    </Stack>
  );
}
