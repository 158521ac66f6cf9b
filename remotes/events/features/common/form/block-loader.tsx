import { requestFailureOf } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, ButtonLink, ErrorNotice } from '@shared/ui';
import type { ReactNode } from 'react';
import type { BlockKind } from '../block-kind.ts';
import { pathsOf } from '../paths.ts';
import { FormSkeleton } from './form-skeleton.tsx';

interface BlockLoaderProps<Block> {
  readonly kind: BlockKind;
  /** Undefined until it is loaded. */
  readonly block: Block | undefined;
  readonly error: Error | undefined;
  readonly onRetry: () => void;
  readonly children: (block: Block) => ReactNode;
}

/** A block's form once the block is here; before that, or instead, what is going on. */
export function BlockLoader<Block>({ kind, block, error, onRetry, children }: BlockLoaderProps<Block>): ReactNode {
  const { t } = useTranslation();
  if (block !== undefined) return children(block);
  if (error === undefined) {
    return (
      <Box maxWidth="720px" mx="auto">
        <FormSkeleton />
      </Box>
    );
  }
  const isMissing = requestFailureOf(error) === 'not-found';
  const back = (
    <ButtonLink variant="outline" colorPalette="gray" size="sm">
      <AppLink to={pathsOf(kind).list}>{t('form.back')}</AppLink>
    </ButtonLink>
  );
  return (
    <Box maxWidth="720px" mx="auto">
      <ErrorNotice
        title={t(isMissing ? 'form.missing' : 'form.loadFailed')}
        {...(isMissing ? { action: back } : { onRetry })}
      >
        {t(isMissing ? 'form.missingHelp' : 'form.loadFailedHelp')}
      </ErrorNotice>
    </Box>
  );
}
