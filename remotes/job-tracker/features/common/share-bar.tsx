import { Box, type BoxProps } from '@shared/ui';
import type { ReactNode } from 'react';

const barStyles: BoxProps['css'] = {
  height: '2',
  borderRadius: 'full',
  // With forced colors, the length of the bar is what it says.
  forcedColorAdjust: 'none',
};

/** The stripes of a share that few applications stand behind. */
const hatched: BoxProps['css'] = {
  backgroundImage:
    'repeating-linear-gradient(135deg, transparent 0 3px, color-mix(in srgb, var(--ts-colors-bg) 60%, transparent) 3px 5px)',
};

interface ShareBarProps {
  readonly share: number;
  /** `outcome` is a good one, such as a reply; `data` is any other amount. */
  readonly tone?: 'outcome' | 'data';
  /** Whether few applications stand behind the share. */
  readonly isSmall?: boolean;
}

/** Shows a share as the length of a bar. It is decorative, because the number is next to it. */
export function ShareBar({ share, tone = 'outcome', isSmall = false }: ShareBarProps): ReactNode {
  return (
    <Box bg="bg.muted" css={barStyles} mt="1" overflow="hidden" aria-hidden>
      <Box
        bgColor={tone === 'data' ? 'primary.solid' : 'secondary.600'}
        css={[barStyles, isSmall ? hatched : {}]}
        style={{ width: `${Math.round(share * 100)}%` }}
      />
    </Box>
  );
}
