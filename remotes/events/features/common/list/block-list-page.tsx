import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { useLocation } from '@shared/router';
import { Box, ButtonLink, EmptyState, ErrorNotice, PageHeader, PlusIcon } from '@shared/ui';
import { useRef, type ReactNode } from 'react';
import type { BlockKind, StoredBlock } from '../block-kind.ts';
import { pathsOf } from '../paths.ts';
import { BlockList, type BlockListProps } from './block-list.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';

interface BlockListPageProps<Block extends StoredBlock> extends Omit<
  BlockListProps<Block>,
  'blocks' | 'savedId' | 'onDeleted'
> {
  readonly kind: BlockKind;
  /** Undefined until it is loaded. */
  readonly blocks: readonly Block[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** All blocks of one kind: loading, failed, empty, or the list. */
export function BlockListPage<Block extends StoredBlock>(props: BlockListPageProps<Block>): ReactNode {
  const { blocks, failed, onRetry, ...list } = props;
  const { t } = useTranslation();
  const paths = pathsOf(list.kind);
  const { texts } = list.kind;
  const content = useRef<HTMLDivElement>(null);
  const savedId = savedIdIn(useLocation().state);
  const add = (
    <ButtonLink>
      <AppLink to={paths.add}>
        <PlusIcon size={18} aria-hidden />
        {t(`${texts}.list.add`)}
      </AppLink>
    </ButtonLink>
  );
  return (
    <Box maxWidth="1120px">
      <PageHeader
        title={t(`${texts}.list.title`)}
        purpose={t(`${texts}.list.purpose`)}
        actions={blocks?.length === 0 || (blocks === undefined && failed) ? undefined : add}
      />
      <Box ref={content} tabIndex={-1} outline="none">
        {blocks === undefined ? (
          failed ? (
            <ErrorNotice title={t('list.loadFailed')} onRetry={onRetry}>
              {t('list.loadFailedHelp')}
            </ErrorNotice>
          ) : (
            <CardsSkeleton />
          )
        ) : blocks.length === 0 ? (
          <EmptyState title={t(`${texts}.list.emptyTitle`)} sentence={t(`${texts}.list.emptySentence`)} action={add} />
        ) : (
          <BlockList
            blocks={blocks}
            savedId={savedId}
            // The card that had the focus is gone: what is left takes it, so that Tab goes on from there.
            onDeleted={() => content.current?.focus({ preventScroll: true })}
            {...list}
          />
        )}
      </Box>
    </Box>
  );
}

/** Which block was saved on the page that led here: `SavedState` of the form, if any. */
function savedIdIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('savedId' in state)) return undefined;
  return typeof state.savedId === 'string' ? state.savedId : undefined;
}
