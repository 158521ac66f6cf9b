import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { useLocation } from '@shared/router';
import { Box, ButtonLink, EmptyState, ErrorNotice, PageHeader, PlusIcon } from '@shared/ui';
import { useRef, type ReactNode } from 'react';
import { listPlaceIn } from '../list-place.ts';
import { pathsOf } from '../paths.ts';
import { BlockList, type BlockListProps } from './block-list.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { useListQuery } from './finding/use-list-query.ts';
import type { ListedBlock } from './use-found-blocks.ts';

interface BlockListPageProps<Block extends ListedBlock> extends Pick<
  BlockListProps<Block>,
  'kind' | 'view' | 'restore'
> {
  /** Undefined until it is loaded. */
  readonly blocks: readonly Block[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** All blocks of one kind: loading, failed, empty, or the list. */
export function BlockListPage<Block extends ListedBlock>(props: BlockListPageProps<Block>): ReactNode {
  const { blocks, failed, onRetry, ...list } = props;
  const { t } = useTranslation();
  const paths = pathsOf(list.kind);
  const { texts } = list.kind;
  const content = useRef<HTMLDivElement>(null);
  const place = listPlaceIn(useLocation().state);
  const listQuery = useListQuery(list.kind, list.view.usualSort);
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
            listQuery={listQuery}
            place={place}
            onFocusLost={() => content.current?.focus({ preventScroll: true })}
            {...list}
          />
        )}
      </Box>
    </Box>
  );
}
