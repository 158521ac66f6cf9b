import { memo, type ReactNode } from 'react';

interface RowProps<Block> {
  readonly block: Block;
  readonly renderRow: (block: Block) => ReactNode;
}

const plainRow = <Block,>({ block, renderRow }: RowProps<Block>): ReactNode => renderRow(block);

/** A memoized row, which renders again only when its block or `renderRow` changes and not during scrolling. */
export const Row = memo(plainRow) as typeof plainRow;
