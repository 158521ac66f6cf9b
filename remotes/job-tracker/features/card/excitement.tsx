import { useTranslation } from '@shared/i18n';
import { HStack } from '@shared/ui';
import type { ReactNode } from 'react';

/** One styled element, because a list has hundreds of them. */
const tileStyles = {
  fontVariantNumeric: 'tabular-nums',
  _before: { content: '""', boxSize: '3', borderRadius: '3px', bg: 'secondary.500', forcedColorAdjust: 'none' },
} as const;

/** Shows how much the person wants a job, from 1 to 5, as one tile with the number. */
export function Excitement({ value }: { readonly value: number }): ReactNode {
  const { t } = useTranslation();
  return (
    <HStack
      gap="1"
      flexShrink="0"
      textStyle="xs"
      color="fg.muted"
      role="img"
      aria-label={t('excitementOf', { value })}
      css={tileStyles}
    >
      {value}
    </HStack>
  );
}
