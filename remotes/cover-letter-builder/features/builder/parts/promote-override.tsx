import { PromoteOverrideDialog, type PromotedOverride } from '@shared/builder';
import type { ParagraphEvent } from '@shared/documents';
import { useApolloClient, useQuery } from '@shared/graphql';
import { useParams } from '@shared/router';
import type { ReactNode } from 'react';
import { getLetter } from '../api/get-letter.ts';
import { getUses } from '../api/get-uses.ts';
import { savePromoted } from './save-promoted.ts';

interface PromoteOverrideProps {
  readonly block: ParagraphEvent;
  readonly pushed: PromotedOverride;
  /** Called when the block has been updated with the text. */
  readonly onPushed: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before a change of this letter is written to the block. */
export function PromoteOverride({ block, pushed, onPushed, onClose }: PromoteOverrideProps): ReactNode {
  const { id: letterId = '' } = useParams();
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(getUses, { variables: { id: block.id }, fetchPolicy: 'network-only' });
  const { inherited, text } = pushed.what === 'line' ? pushed.line : pushed.entry;
  return (
    <PromoteOverrideDialog
      before={inherited}
      after={text}
      uses={{
        documents: data?.paragraphEvent.usedIn.filter(({ id }) => id !== letterId),
        failed: error !== undefined,
        retry: () => void refetch(),
      }}
      onPush={async () => {
        const outcome = await savePromoted(client, block, pushed);
        if (outcome === 'conflict') await client.refetchQueries({ include: [getLetter] });
        else onPushed();
        return outcome;
      }}
      onClose={onClose}
    />
  );
}
