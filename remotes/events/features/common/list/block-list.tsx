import { useTranslation } from '@shared/i18n';
import { afterDialog, NothingFound, useSelection, wordsOf } from '@shared/lists';
import { lazyComponent, withTexts } from '@shared/remote-kit';
import { Box, PageTools, Stack, Text } from '@shared/ui';
import { useCallback, useDeferredValue, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { EventKind, StoredEvent } from '../event-kind.ts';
import type { ListPlace } from '../list-place.ts';
import { pathsOf } from '../paths.ts';
import { BlockCard } from './block-card.tsx';
import type { BlockView } from './block-view.ts';
import type { BlockCopy } from './deleting/undo-deletion.ts';
import { isNarrowed } from './finding/list-query.ts';
import { SearchWords } from './finding/marked.tsx';
import type { ListQueryState } from './finding/use-list-query.ts';
import { BlockRows } from './rows/block-rows.tsx';
import { blockIdAt, type Reveal } from './rows/row-props.ts';
import { useListMemory } from './rows/use-list-memory.ts';
import { useFoundBlocks } from './use-found-blocks.ts';

/** The texts of the toolbar and of deleting, which the first screen does not need. */
const loadToolTexts = async () => ({ en: (await import('../../../locales/en/list-tools.json')).default });

// Only longer lists have these tools. Their code loads beside the list, into a row that is already there.
const ListToolbar = lazyComponent(
  async () => {
    const [{ ListToolbar: Late }, texts] = await Promise.all([import('./finding/list-toolbar.tsx'), loadToolTexts()]);
    return withTexts(Late, texts);
  },
  () => <Box height="8" />,
  true,
);
const SelectionBar = lazyComponent(
  async () => (await import('./selection-bar.ts')).SelectionBar,
  () => null,
);
const BlockDeletion = lazyComponent(
  async () => {
    const [{ BlockDeletion: Late }, texts] = await Promise.all([
      import('./deleting/block-deletion.tsx'),
      loadToolTexts(),
    ]);
    return withTexts(Late, texts);
  },
  () => null,
);

/** Fewer blocks are easy to survey. From this many on, there are search, filters, and selection. */
const many = 8;

export interface BlockListProps<Block extends StoredEvent> {
  readonly kind: EventKind;
  readonly blocks: readonly Block[];
  readonly view: BlockView<Block>;
  readonly listQuery: ListQueryState;
  /** Restores deleted blocks from their copies. */
  readonly restore: (copies: readonly BlockCopy[]) => Promise<unknown>;
  /** Called when the element that had the focus is gone because the list is empty. */
  readonly onFocusLost: () => void;
  /** The blocks with unsaved changes on this device. */
  readonly drafted: ReadonlyMap<string, unknown>;
  /** The state with which the person came to the list. */
  readonly place: ListPlace;
}

/** Rows with search, sorting, filters, and actions to duplicate a block and to delete one or many. */
export function BlockList<Block extends StoredEvent>(props: BlockListProps<Block>): ReactNode {
  const { kind, blocks, view, listQuery, restore, onFocusLost, drafted, place } = props;
  const { t } = useTranslation();
  const { query, address, change } = listQuery;
  // Typed text shows at once, and the rows follow when there is time.
  const search = useDeferredValue(query.search);
  const found = useFoundBlocks(blocks, { ...query, search }, view, place.savedId);
  const words = useMemo(() => wordsOf(search), [search]);
  const memory = useListMemory(kind, place, address);
  const [wish, setWish] = useState<Reveal | undefined>(memory.reveal);
  const selection = useSelection(useMemo(() => found.map(({ id }) => id), [found]));
  const selectButton = useRef<HTMLButtonElement>(null);
  const rows = useRef<HTMLDivElement>(null);

  const [deletion, setDeletion] = useState<{ readonly key: number; readonly blocks: readonly Block[] }>();
  const ask = useCallback(
    (asked: readonly Block[]) => setDeletion((last) => ({ key: (last?.key ?? 0) + 1, blocks: asked })),
    [],
  );
  const followDeletion = (gone: ReadonlySet<string>): void => {
    const first = found.findIndex(({ id }) => gone.has(id));
    const next = found.slice(first).find(({ id }) => !gone.has(id)) ?? found.findLast(({ id }) => !gone.has(id));
    selection.stop();
    // The focused row is gone, so the next one takes the focus and Tab continues from there.
    onFocusLost();
    if (next !== undefined) afterDialog(rows.current, () => setWish({ id: next.id }));
  };

  const stopSelecting = (): void => {
    selection.stop();
    selectButton.current?.focus();
  };
  const onRowsKey = (event: KeyboardEvent): void => {
    if (!selection.active) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape') stopSelecting();
    const id = event.target instanceof Element ? blockIdAt(event.target) : undefined;
    const next = step === 0 || id === undefined ? undefined : found[found.findIndex((block) => block.id === id) + step];
    if (next === undefined) return;
    event.preventDefault();
    if (event.shiftKey) selection.set(next.id, true, true);
    setWish({ id: next.id });
  };

  const { onOpened } = memory;
  const { active, ids: selected, set } = selection;
  const { savedId } = place;
  const renderRow = useCallback(
    (block: Block) => (
      <BlockCard
        kind={kind}
        block={block}
        title={view.titleOf(block)}
        hiddenTexts={view.hiddenTextsOf(block)}
        editPath={pathsOf(kind).edit(block.id)}
        duplicatePath={pathsOf(kind).duplicate(block.id)}
        onOpen={() => onOpened(block.id)}
        onDelete={() => ask([block])}
        marked={block.id === savedId}
        drafted={drafted.has(block.id)}
        selected={active ? selected.has(block.id) : undefined}
        onSelect={(on, range) => set(block.id, on, range)}
      >
        {view.renderFacts(block)}
      </BlockCard>
    ),
    [kind, view, onOpened, ask, active, selected, set, savedId, drafted],
  );

  return (
    <>
      {(blocks.length >= many || isNarrowed(query)) && (
        <PageTools>
          <ListToolbar
            kind={kind}
            query={query}
            onChange={change}
            hasPeriods={view.periodOf !== undefined}
            hasParts={view.partOf !== undefined}
            isSelecting={selection.active}
            onSelecting={(isSelecting) => (isSelecting ? selection.start() : stopSelecting())}
            selectRef={selectButton}
          />
        </PageTools>
      )}
      <Stack gap="2">
        <Text role="status" textStyle="sm" color="fg.muted" pb="2" _empty={{ display: 'none' }}>
          {isNarrowed({ ...query, search }) && t('list.found', { count: found.length, total: blocks.length })}
        </Text>
        {selection.active && (
          <SelectionBar
            label={t('list.selected')}
            selected={selection.ids.size}
            shown={found.length}
            onAll={(on) => selection.setAll(on)}
            onDelete={() => ask(found.filter(({ id }) => selection.ids.has(id)))}
            onDone={stopSelecting}
          />
        )}
        {found.length === 0 && (
          <NothingFound
            py="4"
            message={search.trim() === '' ? t('list.nothingLeft') : t('list.nothingFound', { search: search.trim() })}
            showAll={t('list.showAll')}
            onShowAll={() => change({ search: '', use: 'all', period: 'all', part: 'all' })}
          />
        )}
        <SearchWords value={words}>
          {/* From edge to edge, directly below the page's head. */}
          <Box ref={rows} mt="-2" mx="calc(-1 * var(--page-gutter, 0px))" onKeyDown={onRowsKey}>
            <BlockRows
              blocks={found}
              reveal={wish}
              heightOf={memory.heightOf}
              onMeasured={memory.onMeasured}
              offset={memory.offset}
              renderRow={renderRow}
            />
          </Box>
        </SearchWords>
        {deletion && (
          <BlockDeletion
            key={deletion.key}
            kind={kind}
            blocks={deletion.blocks.map((block) => ({ ...block, title: view.titleOf(block) }))}
            restore={restore}
            onDeleted={followDeletion}
          />
        )}
      </Stack>
    </>
  );
}
