import { useTranslation } from '@shared/i18n';
import { Box, Flex } from '@shared/ui';
import type { ReactNode } from 'react';

interface BesideListProps {
  readonly list: ReactNode;
  /** The posting next to the list; null for none. */
  readonly posting: ReactNode;
}

/** Shows a list with one of its postings at its side, which stays in view while the list scrolls. */
export function BesideList({ list, posting }: BesideListProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Flex gap="6" align="flex-start">
      <Box flex="5" minWidth="0">
        {list}
      </Box>
      {posting !== null && (
        <Box
          as="section"
          aria-label={t('posting.label')}
          flex="7"
          minWidth="0"
          position="sticky"
          top="4"
          maxHeight="calc(100dvh - 2rem)"
          overflowY="auto"
          borderWidth="1px"
          borderRadius="l2"
          p="6"
        >
          {posting}
        </Box>
      )}
    </Flex>
  );
}
