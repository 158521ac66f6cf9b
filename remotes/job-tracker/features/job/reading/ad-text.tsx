import { Box } from '@shared/ui';
import { useMemo, type ReactNode } from 'react';
import { blocksOfAd } from './ad-blocks.ts';

/** Shows the plain text of an advertisement with its headings and lists. */
export function AdText({ text }: { readonly text: string }): ReactNode {
  const blocks = useMemo(() => blocksOfAd(text), [text]);
  return (
    <Box
      dir="auto"
      overflowWrap="anywhere"
      lineHeight="1.6"
      css={{
        '& > * + *': { mt: '3' },
        '& > strong + *': { mt: '1' },
        '& ul': { listStyleType: 'disc', ps: '6' },
        '& strong': { display: 'block' },
        '& p': { whiteSpace: 'pre-line' },
      }}
    >
      {blocks.map((block, place) =>
        block.kind === 'list' ? (
          <ul key={place}>
            {block.lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        ) : block.kind === 'heading' ? (
          <strong key={place}>{block.lines[0]}</strong>
        ) : (
          <p key={place}>{block.lines.join('\n')}</p>
        ),
      )}
    </Box>
  );
}
