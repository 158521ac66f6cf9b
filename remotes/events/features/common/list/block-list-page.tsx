import { useTranslation } from '@shared/i18n';
import { AppLink, later, withTexts } from '@shared/remote-kit';
import { useLocation } from '@shared/router';
import { Box, ButtonLink, EmptyState, ErrorNotice, PageHeader, PlusIcon } from '@shared/ui';
import { useMemo, useRef, type ReactNode } from 'react';
import { newRecord } from '@shared/record-forms';
import { useDraftedBlocks } from '../drafts/use-drafted-blocks.ts';
import { listPlaceIn } from '../list-place.ts';
import { pathsOf } from '../paths.ts';
import { BlockList, type BlockListProps } from './block-list.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { useListQuery } from './finding/use-list-query.ts';
import type { ListedBlock } from './use-found-blocks.ts';

// Few have any, and the list is what people came for. Their texts are those of the forms.
const LeftDrafts = later(async () => {
  const [{ LeftDrafts: Late }, { default: texts }] = await Promise.all([
    import('../drafts/left-drafts.tsx'),
    import('../../../locales/en/forms.json'),
  ]);
  return withTexts(Late, { en: texts });
}, Unseen);

interface BlockListPageProps<Block extends ListedBlock> extends Pick<
  BlockListProps<Block>,
  'kind' | 'view' | 'restore'
> {
  /** Undefined until it is loaded. */
  readonly blocks: readonly Block[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Nothing is said about what is only offered. */
function Unseen(): ReactNode {
  return null;
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
  const drafted = useDraftedBlocks(list.kind);
  const missing = useMemo(() => {
    if (blocks === undefined || drafted.size === 0) return [];
    const known = new Set(blocks.map(({ id }) => id)).add(newRecord);
    return [...drafted.keys()].filter((id) => !known.has(id));
  }, [blocks, drafted]);
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
        // Not while it loads: of an empty list it would go again, under a press.
        actions={blocks !== undefined && blocks.length > 0 ? add : undefined}
      />
      {(missing.length > 0 || drafted.has(newRecord)) && (
        <LeftDrafts kind={list.kind} drafted={drafted} missing={missing} />
      )}
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
            drafted={drafted}
            onFocusLost={() => content.current?.focus({ preventScroll: true })}
            {...list}
          />
        )}
      </Box>
    </Box>
  );
}
