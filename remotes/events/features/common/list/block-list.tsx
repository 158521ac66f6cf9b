import { useTranslation } from '@shared/i18n';
import { Button, Stack, Text } from '@shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { BlockKind, StoredBlock } from '../block-kind.ts';
import { pathsOf } from '../paths.ts';
import { BlockCard } from './block-card.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { matchesSearch } from './matches-search.ts';
import { SearchBox } from './search-box.tsx';
import { useDeletion } from './use-deletion.ts';

/** Up to this many blocks are seen at a glance; more get a search box. */
const handful = 5;

export interface BlockListProps<Block extends StoredBlock> {
  readonly kind: BlockKind;
  /** In the order in which they are shown. */
  readonly blocks: readonly Block[];
  readonly titleOf: (block: Block) => string;
  /** All that a search looks through. */
  readonly searchTextsOf: (block: Block) => readonly (string | null)[];
  /** What the card says between its title and where it is used. */
  readonly renderFacts: (block: Block) => ReactNode;
  /** Creates a deleted block again with the same content. */
  readonly restore: (block: Block) => Promise<unknown>;
  readonly onDeleted: () => void;
  /** The block that was saved last: it is brought into view and marked. */
  readonly savedId: string | undefined;
}

/** Cards with search, duplicate and delete. */
export function BlockList<Block extends StoredBlock>(props: BlockListProps<Block>): ReactNode {
  const { kind, blocks, titleOf, searchTextsOf, renderFacts, restore, onDeleted, savedId } = props;
  const { t } = useTranslation();
  const paths = pathsOf(kind);
  const [search, setSearch] = useState('');
  const titles = useRef(new Map<string, HTMLAnchorElement>());
  const found = blocks.filter((block) => matchesSearch(search, searchTextsOf(block)));

  const deletion = useDeletion({
    kind,
    titleOf,
    restore,
    onDeleted,
  });

  useEffect(() => {
    if (savedId === undefined) return;
    const title = titles.current.get(savedId);
    title?.focus({ preventScroll: true });
    title?.closest('article')?.scrollIntoView({ block: 'nearest' });
  }, [savedId]);

  return (
    <Stack gap="4">
      {blocks.length > handful && (
        <SearchBox search={search} onSearch={setSearch} found={found.length} total={blocks.length} />
      )}
      {found.length === 0 && (
        <Stack align="flex-start" gap="3" py="4">
          <Text>{t('list.nothingFound', { search: search.trim() })}</Text>
          <Button variant="outline" colorPalette="gray" onClick={() => setSearch('')}>
            {t('list.clearSearch')}
          </Button>
        </Stack>
      )}
      <Stack as="ul" gap="3" listStyleType="none">
        {found.map((block) => (
          <li key={block.id}>
            <BlockCard
              block={block}
              title={titleOf(block)}
              editPath={paths.edit(block.id)}
              duplicatePath={paths.duplicate(block.id)}
              onDelete={() => deletion.ask(block)}
              marked={block.id === savedId}
              titleRef={(element) => {
                if (element === null) titles.current.delete(block.id);
                else titles.current.set(block.id, element);
              }}
            >
              {renderFacts(block)}
            </BlockCard>
          </li>
        ))}
      </Stack>
      <DeleteDialog
        open={deletion.open}
        block={deletion.asked}
        title={deletion.asked === undefined ? '' : titleOf(deletion.asked)}
        busy={deletion.busy}
        failed={deletion.failed}
        onConfirm={() => void deletion.confirm()}
        onCancel={() => deletion.cancel()}
      />
    </Stack>
  );
}
