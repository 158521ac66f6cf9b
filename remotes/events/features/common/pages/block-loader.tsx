import { requestFailureOf } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { Box, ErrorNotice } from '@shared/ui';
import type { ReactNode } from 'react';
import type { EventKind } from '../event-kind.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { MissingBlock } from './missing-block.tsx';

interface BlockLoaderProps<Block> {
  readonly kind: EventKind;
  /** Id of the block to edit. If it was deleted, its unsaved changes are offered. */
  readonly edited?: string;
  /** Undefined until the block has loaded. */
  readonly block: Block | undefined;
  readonly error: Error | undefined;
  readonly onRetry: () => void;
  readonly children: (block: Block) => ReactNode;
}

/** A block's form once the block has loaded; until then, or if it fails, the loading or error state. */
export function BlockLoader<Block>(props: BlockLoaderProps<Block>): ReactNode {
  const { kind, edited, block, error, onRetry, children } = props;
  const { t } = useTranslation();
  if (block !== undefined) return children(block);
  if (error === undefined) {
    return (
      <Box maxWidth="reading">
        <FormSkeleton />
      </Box>
    );
  }
  if (requestFailureOf(error) === 'not-found') {
    return (
      <Box maxWidth="reading">
        <MissingBlock kind={kind} edited={edited} />
      </Box>
    );
  }
  return (
    <Box maxWidth="reading">
      <ErrorNotice title={t('form.loadFailed')} onRetry={onRetry}>
        {t('form.loadFailedHelp')}
      </ErrorNotice>
    </Box>
  );
}
