import { parseWebLink } from '@shared/documents';
import { Box, ChakraLink } from '@shared/ui';
import { Parser, type Node } from 'commonmark';
import { Fragment, useMemo, type ReactNode } from 'react';

function childrenOf(node: Node): readonly Node[] {
  const children: Node[] = [];
  for (let child = node.firstChild; child !== null; child = child.next) children.push(child);
  return children;
}

const drawAll = (node: Node): ReactNode =>
  childrenOf(node).map((child, index) => <Fragment key={index}>{draw(child)}</Fragment>);

/** Renders emphasis, lists, and links; any other node is rendered as its text. */
function draw(node: Node): ReactNode {
  switch (node.type) {
    case 'document':
    case 'block_quote':
    case 'image':
      return drawAll(node);
    case 'paragraph':
      return <p>{drawAll(node)}</p>;
    case 'strong':
      return <strong>{drawAll(node)}</strong>;
    case 'emph':
      return <em>{drawAll(node)}</em>;
    case 'list':
      return node.listType === 'ordered' ? <ol>{drawAll(node)}</ol> : <ul>{drawAll(node)}</ul>;
    case 'item':
      return <li>{drawAll(node)}</li>;
    case 'text':
    case 'code':
    case 'html_inline':
      return node.literal;
    case 'softbreak':
    case 'linebreak':
      return <br />;
    case 'link': {
      const address = parseWebLink(node.destination ?? '');
      if (address === undefined) return drawAll(node);
      return (
        <ChakraLink href={address} target="_blank" rel="noopener noreferrer">
          {drawAll(node)}
        </ChakraLink>
      );
    }
    default:
      return node.firstChild === null ? <p>{node.literal}</p> : <p>{drawAll(node)}</p>;
  }
}

/** Shows formatted notes. Notes never become code, because only known nodes are rendered. */
export function NotesView({ text }: { readonly text: string }): ReactNode {
  const document = useMemo(() => new Parser().parse(text), [text]);
  return (
    <Box
      overflowWrap="anywhere"
      css={{
        '& > * + *': { mt: '2' },
        '& ul': { listStyleType: 'disc', ps: '6' },
        '& ol': { listStyleType: 'decimal', ps: '6' },
      }}
    >
      {draw(document)}
    </Box>
  );
}
