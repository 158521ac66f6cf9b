import type { TextRange } from '@shared/matching';
import { Box } from '@shared/ui';
import type { ReactNode } from 'react';

interface MarkedTextProps {
  readonly text: string;
  /** The ranges of the marked words, in ascending order. */
  readonly ranges: readonly TextRange[];
}

/** Text with marked words. They are underlined, so that the mark does not depend on color alone. */
export function MarkedText({ text, ranges }: MarkedTextProps): ReactNode {
  const ends = [0, ...ranges.map(({ end }) => end)];
  return (
    <>
      {ranges.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <Box
            as="mark"
            bg="primary.subtle"
            color="fg"
            fontWeight="600"
            textDecoration="underline"
            textDecorationThickness="2px"
            textUnderlineOffset="3px"
          >
            {text.slice(start, end)}
          </Box>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
