import { useFormats, useTranslation } from '@shared/i18n';
import { Button, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { SearchPage } from './api/search-postings.ts';
import { paneGutter } from '../common/panes.ts';
import type { FindQuery } from './query/find-query.ts';

interface ResultNotesProps {
  readonly query: FindQuery;
  readonly page: SearchPage;
  readonly onWords: (words: string) => void;
}

/** Shows a suggested spelling, an unknown location, and ignored words above the results. */
export function ResultNotes({ query, page, onWords }: ResultNotesProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { didYouMean, ignored, centre } = page;
  const { place, radiusKm } = query.filters;
  const isUnknown = place !== null && radiusKm !== null && centre === null;
  if (didYouMean === null && !isUnknown && ignored.length === 0) return null;
  return (
    <Stack gap="1" textStyle="sm" py="2" px={paneGutter} borderBottomWidth="1px">
      {didYouMean !== null && (
        <Text>
          {t('find.results.didYouMean')}{' '}
          <Button size="sm" variant="plain" px="0" onClick={() => onWords(didYouMean)}>
            {didYouMean}
          </Button>
        </Text>
      )}
      {isUnknown && <Text color="fg.muted">{t('find.results.unknownPlace', { place })}</Text>}
      {ignored.length > 0 && (
        <Text color="fg.muted">
          {t('find.results.ignored', { count: ignored.length, words: formats.list(ignored) })}
        </Text>
      )}
    </Stack>
  );
}
