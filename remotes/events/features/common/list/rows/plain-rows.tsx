import { Box } from '@shared/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Row } from './row.tsx';
import { focusRow, isInSight, rowAttribute, showRow, type RowsProps } from './row-props.ts';

interface PlainRowsProps<Block extends { readonly id: string }> extends RowsProps<Block> {
  /** The number of rows in the whole list if these are only its beginning. */
  readonly total?: number;
}

/** Every row is in the page. The browser skips rendering those out of sight. */
export function PlainRows<Block extends { readonly id: string }>(props: PlainRowsProps<Block>): ReactNode {
  const { blocks, renderRow, reveal, heightOf, offset, total = blocks.length } = props;
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    if (offset !== undefined) window.scrollTo({ top: offset, behavior: 'instant' });
  }, [offset]);
  useLayoutEffect(() => {
    if (reveal === undefined || list.current === null) return;
    if (reveal.stays !== true || !isInSight(list.current, reveal.id)) showRow(list.current, reveal.id);
    focusRow(list.current, reveal.id);
  }, [reveal]);

  return (
    <Box as="ul" ref={list} listStyleType="none">
      {blocks.map((block, index) => (
        <Box
          as="li"
          key={block.id}
          {...{ [rowAttribute]: block.id }}
          aria-setsize={total}
          aria-posinset={index + 1}
          css={{ contentVisibility: 'auto' }}
          style={{ containIntrinsicSize: `auto ${heightOf(block.id)}px` }}
        >
          <Row block={block} renderRow={renderRow} />
        </Box>
      ))}
    </Box>
  );
}
