import { PromoteOverrideDialog, type PromotedOverride } from '@shared/builder';
import type { EventSectionKind } from '@shared/documents';
import { useQuery } from '@shared/graphql';
import { useParams } from '@shared/router';
import type { ReactNode } from 'react';
import { getUses } from '../../api/get-uses.ts';
import type { PromotedArrangement } from './arrange-entries.ts';

interface PromoteOverrideProps {
  readonly kind: EventSectionKind;
  readonly eventId: string;
  readonly pushed: PromotedOverride | PromotedArrangement;
  /** Resolves to `conflict` if the block was saved elsewhere in the meantime, in which case nothing was written. */
  readonly onPush: () => Promise<'done' | 'conflict'>;
  readonly onClose: () => void;
}

/** Returns what the block says before and after the update; months as they are stored. */
function inWords(pushed: PromotedOverride | PromotedArrangement): { readonly before: string; readonly after: string } {
  switch (pushed.what) {
    case 'line':
      return { before: pushed.line.inherited, after: pushed.line.text };
    case 'entry':
      return { before: pushed.entry.inherited, after: pushed.entry.text };
    case 'added':
      return { before: '', after: pushed.entry.text };
    case 'order':
      return { before: pushed.before.join('\n'), after: pushed.after.join('\n') };
    case 'left out':
      return { before: pushed.inherited, after: '' };
  }
}

/** Asks for confirmation before a change of this résumé is written to the block. */
export function PromoteOverride({ kind, eventId, pushed, onPush, onClose }: PromoteOverrideProps): ReactNode {
  const { id: resumeId = '' } = useParams();
  const { data, error, refetch } = useQuery(getUses[kind], { variables: { id: eventId }, fetchPolicy: 'network-only' });
  const { before, after } = inWords(pushed);
  return (
    <PromoteOverrideDialog
      before={before}
      after={after}
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
