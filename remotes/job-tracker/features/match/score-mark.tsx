import { useTranslation } from '@shared/i18n';
import { Flex, Span, VisuallyHidden } from '@shared/ui';
import type { ReactNode } from 'react';

interface ScoreMarkProps {
  /** A score from 0 to 100; null if there is nothing to compare. */
  readonly score: number | null;
  readonly isProvisional: boolean;
  readonly size?: 'xs' | 'sm' | 'lg';
}

const sizes = { xs: '6', sm: '8', lg: '12' } as const;

/** Shows a score in a tile. A provisional score has a dashed edge and a label that says so. */
export function ScoreMark({ score, isProvisional, size = 'sm' }: ScoreMarkProps): ReactNode {
  const { t } = useTranslation();
  if (score === null) return null;
  return (
    <Flex
      as="span"
      align="center"
      justify="center"
      flexShrink="0"
      boxSize={sizes[size]}
      borderRadius="l2"
      borderWidth="1px"
      borderStyle={isProvisional ? 'dashed' : 'solid'}
      borderColor="secondary.600"
      bg="secondary.subtle"
      fontFamily="heading"
      fontWeight="700"
      textStyle={size === 'lg' ? 'xl' : size === 'sm' ? 'sm' : 'xs'}
      fontVariantNumeric="tabular-nums"
    >
      <VisuallyHidden>{t(isProvisional ? 'fit.provisionalScore' : 'fit.score', { score })}</VisuallyHidden>
      <Span aria-hidden pt="0.1em">
        {score}
      </Span>
    </Flex>
  );
}
