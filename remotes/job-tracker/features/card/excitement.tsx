import { useTranslation } from '@shared/i18n';
import { Box, HStack } from '@shared/ui';
import type { ReactNode } from 'react';

const steps = [1, 2, 3, 4, 5] as const;

/** Shows how much the person wants a job, from 1 to 5, as small tiles. */
export function Excitement({ value }: { readonly value: number }): ReactNode {
  const { t } = useTranslation();
  return (
    <HStack gap="1" role="img" aria-label={t('excitementOf', { value })}>
      {steps.map((step) => (
        <Box
          key={step}
          boxSize="2.5"
          borderRadius="3px"
          bg={step <= value ? 'secondary.500' : undefined}
          borderWidth={step <= value ? '0' : '1px'}
          borderColor="border.control"
        />
      ))}
    </HStack>
  );
}
