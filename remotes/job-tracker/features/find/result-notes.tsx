import type { PostingSearch } from '@shared/documents';
import { useFormats, useTranslation } from '@shared/i18n';
import { Button, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { SearchPage } from './api/search-postings.ts';
import { paneGutter } from '../common/panes.ts';
import { PlaceNote } from './place-note.tsx';
import type { FindQuery } from './query/find-query.ts';

interface ResultNotesProps {
  readonly query: FindQuery;
  readonly page: SearchPage;
  readonly onWords: (words: string) => void;
  readonly onFilters: (changes: Partial<PostingSearch>) => void;
}

/** Shows what the search corrected, added, or did not understand, above the results. */
export function ResultNotes({ query, page, onWords, onFilters }: ResultNotesProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { didYouMean, ignored, place } = page;
  // An empty list shows nothing of what was added.
  const widening = page.total === 0 ? null : page.widening;
  const typed = query.filters.place;
  const hasPlaceNote = place !== null && typed !== null && (!place.isKnown || place.choices.length > 0);
  if (didYouMean === null && widening === null && !hasPlaceNote && ignored.length === 0) return null;
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
      {hasPlaceNote && (
        <PlaceNote place={typed} reading={place} radiusKm={query.filters.radiusKm} onFilters={onFilters} />
      )}
      {widening !== null && (
        <Text color="fg.muted">
          {t('find.results.widened', { names: widening.names.join(', ') })}
          {' · '}
          <Button
            size="sm"
            variant="plain"
            px="0"
            height="auto"
            whiteSpace="normal"
            textAlign="start"
            onClick={() => onWords(widening.exactly)}
          >
            {t('find.results.exactly', { words: widening.words })}
          </Button>
        </Text>
      )}
      {ignored.length > 0 && (
        <Text color="fg.muted">
          {t('find.results.ignored', { count: ignored.length, words: formats.list(ignored) })}
        </Text>
      )}
    </Stack>
  );
}
