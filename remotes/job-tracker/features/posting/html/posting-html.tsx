import { Box, ChakraLink, Heading } from '@shared/ui';
import { Fragment, useMemo, type ReactNode } from 'react';
import { readHtml, type HtmlPiece } from './html-tree.ts';

const drawAll = (pieces: readonly HtmlPiece[]): ReactNode =>
  pieces.map((piece, index) => <Fragment key={index}>{draw(piece)}</Fragment>);

function draw(piece: HtmlPiece): ReactNode {
  if (typeof piece === 'string') return piece;
  const { tag: Tag, href, children } = piece;
  switch (Tag) {
    case 'br':
      return <br />;
    case 'h3':
      return (
        <Heading as="h3" textStyle="md" fontWeight="600">
          {drawAll(children)}
        </Heading>
      );
    case 'a':
      return (
        <ChakraLink href={href} target="_blank" rel="noopener noreferrer nofollow">
          {drawAll(children)}
        </ChakraLink>
      );
    default:
      return <Tag>{drawAll(children)}</Tag>;
  }
}

/** Renders a job ad as its company wrote it, in the text direction of its language. */
export function PostingHtml({ html }: { readonly html: string }): ReactNode {
  const pieces = useMemo(() => readHtml(html), [html]);
  return (
    <Box
      dir="auto"
      maxWidth="70ch"
      overflowWrap="anywhere"
      css={{
        '& > * + *': { mt: '3' },
        '& > h3': { mt: '4' },
        '& ul': { listStyleType: 'disc', ps: '4' },
        '& ol': { listStyleType: 'decimal', ps: '4' },
        '& li + li': { mt: '1' },
      }}
    >
      {drawAll(pieces)}
    </Box>
  );
}
