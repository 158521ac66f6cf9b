import { searchLimits, type PostingSearch } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Box, Field, Flex, Input } from '@shared/ui';
import type { ReactNode } from 'react';
import { PlaceFilter } from './filters/place-filter.tsx';
import type { FindQuery } from './query/find-query.ts';

interface SearchBarProps {
  readonly query: FindQuery;
  readonly onSearch: (search: string) => void;
  readonly onFilters: (changes: Partial<PostingSearch>) => void;
}

/** The inputs for keywords and location. Escape clears the keywords. */
export function SearchBar({ query, onSearch, onFilters }: SearchBarProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Flex role="search" aria-label={t('find.title')} gap="4" wrap="wrap" align="flex-start">
      <Box flex="3" minWidth={{ base: 'full', md: '18rem' }}>
        <Field.Root>
          <Field.Label>{t('find.words')}</Field.Label>
          <Input
            type="search"
            value={query.search}
            maxLength={searchLimits.words}
            placeholder={t('find.wordsExample')}
            onChange={({ target }) => onSearch(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onSearch('');
            }}
          />
          <Field.HelperText>{t('find.wordsHelp')}</Field.HelperText>
        </Field.Root>
      </Box>
      <Box flex="2" minWidth={{ base: 'full', md: '16rem' }}>
        <PlaceFilter filters={query.filters} onChange={onFilters} />
      </Box>
    </Flex>
  );
}
