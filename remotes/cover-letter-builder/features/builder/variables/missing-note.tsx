import { useTranslation } from '@shared/i18n';
import { Box, CircleAlertIcon, HStack, Text } from '@shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import { MissingList } from './missing-list.tsx';

/** A quiet note above the content about what must be filled in before the letter can be sent. */
export function MissingNote({ missing, onGoTo }: ComponentProps<typeof MissingList>): ReactNode {
  const { t } = useTranslation();
  return (
    <Box role="status">
      {missing.length > 0 && (
        <Box borderWidth="1px" borderColor="border.warning" borderRadius="l2" px="3" py="1" mb="2" textStyle="sm">
          <HStack gap="2" align="flex-start" py="1">
            <CircleAlertIcon size={16} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
            <Text fontWeight="600">{t('variables.missing', { count: missing.length })}</Text>
          </HStack>
          <Box ps="6">
            <MissingList missing={missing} onGoTo={onGoTo} />
          </Box>
        </Box>
      )}
    </Box>
  );
}
