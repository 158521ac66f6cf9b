import { Box } from '@shared/ui';
import type { ReactNode } from 'react';

interface StorageMeterProps {
  readonly label: string;
  /** The amount in words, which screen readers read in place of the percentage. */
  readonly text: string;
  /** From 0 to 1. */
  readonly part: number;
  readonly isScarce: boolean;
}

/** A bar that is filled as far as the storage is. */
export function StorageMeter({ label, text, part, isScarce }: StorageMeterProps): ReactNode {
  const percent = Math.round(part * 100);
  return (
    <Box
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      height="3"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="full"
      overflow="hidden"
    >
      {/* High-contrast modes replace backgrounds, but show borders. */}
      <Box
        width={`${percent}%`}
        borderTopWidth="12px"
        borderColor={isScarce ? 'warning.fg' : 'primary.solid'}
        display={percent === 0 ? 'none' : 'block'}
      />
    </Box>
  );
}
