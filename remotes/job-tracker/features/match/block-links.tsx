import { AppLink } from '@shared/remote-kit';
import { ChakraLink } from '@shared/ui';
import { Fragment, type ReactNode } from 'react';
import type { MatchBlock } from './api/match-fields.ts';

const folders = { work: 'work', edu: 'edu', skill: 'skills', paragraph: 'cover-letter' } as const;

/** Returns the path of the page that edits a block. */
export const blockPath = ({ kind, id }: Pick<MatchBlock, 'kind' | 'id'>): string =>
  `/events/${folders[kind]}/edit/${encodeURIComponent(id)}`;

/** Links to the blocks that support a statement. */
export function BlockLinks({ blocks }: { readonly blocks: readonly MatchBlock[] }): ReactNode {
  return blocks.map((block, index) => (
    <Fragment key={block.id}>
      {index > 0 && ', '}
      <ChakraLink asChild display="inline">
        <AppLink to={blockPath(block)}>{block.name}</AppLink>
      </ChakraLink>
    </Fragment>
  ));
}
