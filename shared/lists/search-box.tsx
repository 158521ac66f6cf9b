import { Box, Input, SearchIcon } from '@shared/ui';
import type { ReactNode } from 'react';

interface SearchBoxProps {
  /** What is searched; the placeholder and the accessible name. */
  readonly label: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Filters the list below it while the user types. Escape clears it. */
export function SearchBox({ label, search, onSearch }: SearchBoxProps): ReactNode {
  return (
    <Box position="relative" flexGrow="1" flexBasis={{ base: 'full', md: '10rem' }} maxWidth={{ md: '20rem' }}>
      <Box position="absolute" insetStart="3" top="50%" transform="translateY(-50%)" color="fg.muted" zIndex="1">
        <SearchIcon size={18} aria-hidden />
      </Box>
      <Input
        type="search"
        ps="10"
        aria-label={label}
        placeholder={label}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onSearch('');
        }}
      />
    </Box>
  );
}
