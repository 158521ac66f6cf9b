import { Box, ChakraLink, Heading } from '@shared/ui';
import { Fragment, useMemo, type ReactNode } from 'react';
import { readHtml, type HtmlPiece } from './html-tree.ts';

interface PostingHtmlProps {
  readonly html: string;
  /** The level of its headings, one below the posting's title. */
  readonly heading: 'h2' | 'h3';
}

type Level = PostingHtmlProps['heading'];

const drawAll = (pieces: readonly HtmlPiece[], heading: Level): ReactNode =>
  pieces.map((piece, index) => <Fragment key={index}>{draw(piece, heading)}</Fragment>);

function draw(piece: HtmlPiece, heading: Level): ReactNode {
  if (typeof piece === 'string') return piece;
  const { tag: Tag, href, children } = piece;
  switch (Tag) {
    case 'br':
      return <br />;
    case 'h3':
      return (
        <Heading as={heading} textStyle="md" fontWeight="600">
          {drawAll(children, heading)}
        </Heading>
      );
    case 'a':
      return (
        <ChakraLink href={href} target="_blank" rel="noopener noreferrer nofollow">
          {drawAll(children, heading)}
        </ChakraLink>
      );
    default:
      return <Tag>{drawAll(children, heading)}</Tag>;
  }
}

/** Renders a job ad as its company wrote it, in the text direction of its language. */
export function PostingHtml({ html, heading }: PostingHtmlProps): ReactNode {
  const pieces = useMemo(() => readHtml(html), [html]);
  return (
    <Box
      dir="auto"
      maxWidth="70ch"
      overflowWrap="anywhere"
      css={{
        '& > * + *': { mt: '3' },
        '& > :is(h2, h3)': { mt: '4' },
        '& ul': { listStyleType: 'disc', ps: '4' },
        '& ol': { listStyleType: 'decimal', ps: '4' },
        '& li + li': { mt: '1' },
      }}
    >
      {drawAll(pieces, heading)}
    </Box>
  );
}
