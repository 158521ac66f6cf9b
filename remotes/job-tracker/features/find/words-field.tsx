import { searchLimits } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Box, Input, SearchIcon } from '@shared/ui';
import type { ReactNode } from 'react';
import { SearchTips } from './search-tips.tsx';

interface WordsFieldProps {
  readonly value: string;
  readonly onSearch: (search: string) => void;
}

/** The field of keywords. Escape clears it. */
export function WordsField({ value, onSearch }: WordsFieldProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Box position="relative" flex="3 1 0" minWidth="0">
      <Box position="absolute" insetStart="3" top="50%" transform="translateY(-50%)" color="fg.muted" zIndex="1">
        <SearchIcon size={16} aria-hidden />
      </Box>
      <Input
        type="search"
        size="sm"
        ps="8"
        css={{ paddingInlineEnd: '8', '@media (pointer: coarse)': { paddingInlineEnd: '11' } }}
        aria-label={t('find.words')}
        placeholder={t('find.words')}
        value={value}
        maxLength={searchLimits.words}
        onChange={({ target }) => onSearch(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onSearch('');
        }}
      />
      <Box
        position="absolute"
        insetEnd="1"
        css={{ '@media (pointer: coarse)': { insetInlineEnd: '0' } }}
        top="50%"
        transform="translateY(-50%)"
        zIndex="1"
      >
        <SearchTips />
      </Box>
    </Box>
  );
}
