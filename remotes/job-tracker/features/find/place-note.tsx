import type { PostingSearch } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Box, Button, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { SearchPage } from './api/search-postings.ts';

interface PlaceNoteProps {
  readonly place: string;
  readonly reading: NonNullable<SearchPage['place']>;
  readonly radiusKm: number | null;
  readonly onFilters: (changes: Partial<PostingSearch>) => void;
}

/** Says that a location is unknown, or that there are several of that name, and offers what may be meant. */
export function PlaceNote({ place, reading: { isKnown, choices }, radiusKm, onFilters }: PlaceNoteProps): ReactNode {
  const { t } = useTranslation();
  const [first = ''] = choices;
  const several = radiusKm === null ? t('find.place.several', { place }) : t('find.place.around', { place: first });
  const choose = (name: string): ReactNode => (
    <Button key={name} size="sm" variant="plain" px="0" me="3" onClick={() => onFilters({ place: name })}>
      {name}
    </Button>
  );
  return (
    <Box role="group" aria-label={t('find.filters.place')}>
      <Text>{isKnown ? several : t('find.place.unknown', { place })}</Text>
      {choices.length > 0 && (
        <Text>
          {!isKnown && `${t('find.results.didYouMean')} `}
          {choices.map(choose)}
        </Text>
      )}
      {!isKnown && (
        <Button size="sm" variant="plain" px="0" onClick={() => onFilters({ place: null, radiusKm: null })}>
          {t('find.place.everywhere')}
        </Button>
      )}
    </Box>
  );
}
