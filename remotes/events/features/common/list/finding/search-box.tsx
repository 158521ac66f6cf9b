import { useTranslation } from '@shared/i18n';
import { Box, Input, SearchIcon } from '@shared/ui';
import type { ReactNode } from 'react';

interface SearchBoxProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Narrows the list below it while one types. Escape empties it. */
export function SearchBox({ search, onSearch }: SearchBoxProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Box position="relative" flexGrow="1" flexBasis={{ base: 'full', md: '10rem' }} maxWidth={{ md: '20rem' }}>
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
  );
}
