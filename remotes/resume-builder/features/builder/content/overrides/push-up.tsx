import { PushUpDialog, type PushedUp } from '@shared/builder';
import type { EventSectionKind } from '@shared/documents';
import { useQuery } from '@shared/graphql';
import { useParams } from '@shared/router';
import type { ReactNode } from 'react';
import { getUses } from '../../api/get-uses.ts';

interface PushUpProps {
  readonly kind: EventSectionKind;
  readonly eventId: string;
  readonly pushed: PushedUp;
  /** `conflict`: the block has been saved somewhere else meanwhile, and nothing was written. */
  readonly onPush: () => Promise<'done' | 'conflict'>;
  readonly onClose: () => void;
}

/** Asks before words of this résumé become the block's. */
export function PushUp({ kind, eventId, pushed, onPush, onClose }: PushUpProps): ReactNode {
  const { id: resumeId = '' } = useParams();
  const { data, error, refetch } = useQuery(getUses[kind], { variables: { id: eventId }, fetchPolicy: 'network-only' });
  const { inherited, text } = pushed.what === 'line' ? pushed.line : pushed.entry;
  return (
    <PushUpDialog
      before={inherited}
      after={text}
      uses={{
        documents: data?.block.usedIn.filter(({ id }) => id !== resumeId),
        failed: error !== undefined,
        retry: () => void refetch(),
      }}
      onPush={onPush}
      onClose={onClose}
    />
  );
}
