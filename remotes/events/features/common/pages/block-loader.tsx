import { requestFailureOf } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { Box, ErrorNotice } from '@shared/ui';
import type { ReactNode } from 'react';
import type { EventKind } from '../event-kind.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { MissingBlock } from './missing-block.tsx';

interface BlockLoaderProps<Block> {
  readonly kind: EventKind;
  /** Id of a block that is edited: where it is gone, what was not saved of it is offered. */
  readonly edited?: string;
  /** Undefined until it is loaded. */
  readonly block: Block | undefined;
  readonly error: Error | undefined;
  readonly onRetry: () => void;
  readonly children: (block: Block) => ReactNode;
}

/** A block's form once the block is here; before that, or instead, what is going on. */
export function BlockLoader<Block>(props: BlockLoaderProps<Block>): ReactNode {
  const { kind, edited, block, error, onRetry, children } = props;
  const { t } = useTranslation();
  if (block !== undefined) return children(block);
  if (error === undefined) {
    return (
      <Box maxWidth="720px" mx="auto">
        <FormSkeleton />
      </Box>
    );
  }
  if (requestFailureOf(error) === 'not-found') {
    return (
      <Box maxWidth="720px" mx="auto">
        <MissingBlock kind={kind} edited={edited} />
      </Box>
    );
  }
  return (
    <Box maxWidth="720px" mx="auto">
      <ErrorNotice title={t('form.loadFailed')} onRetry={onRetry}>
        {t('form.loadFailedHelp')}
      </ErrorNotice>
    </Box>
  );
}
