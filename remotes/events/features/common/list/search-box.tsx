import { useTranslation } from '@shared/i18n';
import { Box, Input, SearchIcon, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';

interface SearchBoxProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly found: number;
  readonly total: number;
}

/** Narrows the list below it while one types, and says how much is left. */
export function SearchBox({ search, onSearch, found, total }: SearchBoxProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Stack direction={{ base: 'column', md: 'row' }} align={{ md: 'center' }} gap={{ base: '2', md: '4' }}>
      <Box position="relative" width="full" maxWidth={{ md: '20rem' }}>
        <Box position="absolute" insetStart="3" top="50%" transform="translateY(-50%)" color="fg.muted" zIndex="1">
          <SearchIcon size={18} aria-hidden />
        </Box>
        <Input
          type="search"
          ps="10"
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onSearch('');
          }}
        />
      </Box>
      <Text role="status" textStyle="sm" color="fg.muted">
        {search.trim() === '' ? '' : t('list.found', { count: found, total })}
      </Text>
    </Stack>
  );
}
