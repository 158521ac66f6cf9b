import { chakra } from '@shared/ui';
import type { ReactNode } from 'react';

interface HighlightedTextProps {
  readonly pieces: readonly { readonly text: string; readonly matched: boolean }[];
}

/** A line with the words marked that were looked for: by weight and line, not by colour alone. */
export function HighlightedText({ pieces }: HighlightedTextProps): ReactNode {
  return pieces.map(({ text, matched }, index) =>
    matched ? (
      <chakra.mark
        key={index}
        // In the dark, a link's colour on the usual marker is hard to read.
        bg={{ base: 'secondary.100', _dark: 'secondary.800' }}
        color="inherit"
        fontWeight="700"
        borderRadius="2px"
        boxDecorationBreak="clone"
      >
        {text}
      </chakra.mark>
    ) : (
      text
    ),
  );
}
