import { useFormats, useTranslation } from '@shared/i18n';
import { Button, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { SearchPage } from './api/search-postings.ts';
import type { FindQuery } from './query/find-query.ts';

interface ResultNotesProps {
  readonly query: FindQuery;
  readonly page: SearchPage;
  readonly onWords: (words: string) => void;
}

/** Shows the number of results, a suggested spelling, an unknown location, and ignored words. */
export function ResultNotes({ query, page, onWords }: ResultNotesProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { total, totalIsExact, didYouMean, ignored, centre } = page;
  const { place, radiusKm } = query.filters;
  const shown = { count: total, shown: formats.number(total) };
  return (
    <Stack gap="1">
      <Text role="status" textStyle="sm" color="fg.muted">
        {t(totalIsExact ? 'find.results.total' : 'find.results.about', shown)}
        {centre !== null && ` · ${t('find.results.around', { place: centre })}`}
      </Text>
      {didYouMean !== null && (
        <Text>
          {t('find.results.didYouMean')}{' '}
          <Button variant="plain" px="0" height="auto" minH="8" onClick={() => onWords(didYouMean)}>
            {didYouMean}
          </Button>
        </Text>
      )}
      {place !== null && radiusKm !== null && centre === null && (
        <Text textStyle="sm" color="fg.muted">
          {t('find.results.unknownPlace', { place })}
        </Text>
      )}
      {ignored.length > 0 && (
        <Text textStyle="sm" color="fg.muted">
          {t('find.results.ignored', { count: ignored.length, words: formats.list(ignored) })}
        </Text>
      )}
    </Stack>
  );
}
