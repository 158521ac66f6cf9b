import { useTranslation } from '@shared/i18n';
import { Box, HStack, Text } from '@shared/ui';
import type { ReactNode } from 'react';

/** Shows how much the person wants a job, from 1 to 5, as one tile with the number. */
export function Excitement({ value }: { readonly value: number }): ReactNode {
  const { t } = useTranslation();
  return (
    <HStack gap="1" flexShrink="0" role="img" aria-label={t('excitementOf', { value })}>
      <Box boxSize="3" borderRadius="3px" bg="secondary.500" />
      <Text as="span" textStyle="xs" color="fg.muted" css={{ fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Text>
    </HStack>
  );
}
