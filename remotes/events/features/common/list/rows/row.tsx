import { memo, type ReactNode } from 'react';

interface RowProps<Block> {
  readonly block: Block;
  readonly renderRow: (block: Block) => ReactNode;
}

const plainRow = <Block,>({ block, renderRow }: RowProps<Block>): ReactNode => renderRow(block);

/** A row that is drawn again only when its block or the way to draw it changes: not while one scrolls. */
export const Row = memo(plainRow) as typeof plainRow;
