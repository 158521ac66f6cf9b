import { Box, Input, medium, SearchIcon } from '@shared/ui';
import type { ReactNode } from 'react';

interface SearchBoxProps {
  /** What is searched; the placeholder and the accessible name. */
  readonly label: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** On a narrow page, the search fills what the other controls of its row leave. */
const boxStyles = {
  position: 'relative',
  flex: '1 1 8rem',
  [medium]: { flex: '1 1 10rem', maxWidth: '18rem' },
} as const;

/** Filters the list below it while the user types. Escape clears it. */
export function SearchBox({ label, search, onSearch }: SearchBoxProps): ReactNode {
  return (
    <Box css={boxStyles}>
      <Box position="absolute" insetStart="3" top="50%" transform="translateY(-50%)" color="fg.muted" zIndex="1">
        <SearchIcon size={16} aria-hidden />
      </Box>
      <Input
        type="search"
        size="sm"
        ps="9"
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
