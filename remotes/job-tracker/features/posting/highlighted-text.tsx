import { chakra } from '@shared/ui';
import type { ReactNode } from 'react';

interface HighlightedTextProps {
  readonly pieces: readonly { readonly text: string; readonly matched: boolean }[];
}

/** Highlights the matching words in a line by weight and underline, not by color alone. */
export function HighlightedText({ pieces }: HighlightedTextProps): ReactNode {
  return pieces.map(({ text, matched }, index) =>
    matched ? (
      <chakra.mark
        key={index}
        // In dark mode, a link's color has too little contrast on the default highlight.
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
