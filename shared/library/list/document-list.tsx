import { useTranslation } from '@shared/i18n';
import { NothingFound, SelectionBar, useSelection } from '@shared/lists';
import { useEnvironment } from '@shared/remote-kit';
import { useSearchParams } from '@shared/router';
import { narrow, PageTools, SimpleGrid, Stack, type BoxProps } from '@shared/ui';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useCardDownloads } from '../actions/use-card-downloads.ts';
import { useDeletion } from '../actions/use-deletion.ts';
import { useDuplication } from '../actions/use-duplication.ts';
import { useRenaming } from '../actions/use-renaming.ts';
import { DocumentCard } from '../card/document-card.tsx';
import type { Library, LibraryDocument } from '../library.ts';
import { useLibraryTexts } from '../texts.ts';
import { searchDocuments, storedSort, type SortKey } from './library-query.ts';
import { LibraryToolbar } from './library-toolbar.tsx';
import { NewTile, type NewDocument } from './new-tile.tsx';
import { focusCard, useSelectionKeys } from './use-selection-keys.ts';

/** Fewer documents are easy to survey. From this many on, there are search, sorting, and selection. */
const manyDocuments = 8;

/** Tiles of 200 to 240 pixels in most widths. */
const tilesStyles: BoxProps['css'] = {
  gap: '4',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12.5rem, 1fr))',
  [narrow]: { gap: '3', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
};

interface DocumentListProps<Document extends LibraryDocument> {
  readonly library: Library<Document>;
  readonly documents: readonly Document[];
  readonly newDocument: NewDocument;
  /** Called when the last document was deleted, together with the focused element. */
  readonly onEmptied: () => void;
}

/** The user's documents of one kind as cards: searched, sorted, and deleted one by one or several at once. */
export function DocumentList<Document extends LibraryDocument>(props: DocumentListProps<Document>): ReactNode {
  const { library, documents, newDocument, onEmptied } = props;
  const { t } = useTranslation();
  const libraryText = useLibraryTexts();
  const { session } = useEnvironment();
  const [parameters, setParameters] = useSearchParams();
  const [search, setSearch] = useState(parameters.get('search') ?? '');
  const sortStore = useMemo(() => storedSort(library.sortKey, session.subject), [library.sortKey, session.subject]);
  const [sort, setSort] = useState<SortKey>(() => sortStore.get() ?? 'changed');
  const list = useRef<HTMLDivElement>(null);
  const selectButton = useRef<HTMLButtonElement>(null);
  const deletion = useDeletion(library);
  const duplication = useDuplication(library);
  const downloads = useCardDownloads(library);
  const rename = useRenaming(library);
  const { searchTextsOf } = library;
  // The typed text shows at once; the cards follow when there is time.
  const wanted = useDeferredValue(search);
  const found = useMemo(
    () => searchDocuments(documents, wanted, sort, searchTextsOf),
    [documents, wanted, sort, searchTextsOf],
  );
  const ids = useMemo(() => found.map(({ id }) => id), [found]);
  const selection = useSelection(ids);

  const searchFor = (text: string): void => {
    setSearch(text);
    // Keeps the search in the URL, so that going back from a document restores the list.
    setParameters(text.trim() === '' ? {} : { search: text }, { replace: true, preventScrollReset: true });
  };
  /**
   * The cards that are being deleted, and the index of the first: the next card gets the focus, or else the previous
   * one.
   */
  const leaving = useRef<{ readonly ids: ReadonlySet<string>; readonly place: number }>(undefined);
  const isSelecting = selection.active;
  useEffect(() => {
    const gone = leaving.current;
    if (gone === undefined || isSelecting || ids.some((id) => gone.ids.has(id))) return;
    leaving.current = undefined;
    const next = ids[Math.min(gone.place, ids.length - 1)];
    if (next !== undefined) focusCard(list.current, next);
  }, [ids, isSelecting]);
  const remove = async (going: readonly Document[]): Promise<void> => {
    if (deletion.busyIds.size > 0) return;
    const gone = new Set(going.map(({ id }) => id));
    leaving.current = { ids: gone, place: ids.findIndex((id) => gone.has(id)) };
    if (!(await deletion.remove(going))) leaving.current = undefined;
    else if (going.length === documents.length) onEmptied();
    else selection.stop();
  };
  const stopSelecting = (): void => {
    selection.stop();
    selectButton.current?.focus();
  };
  const onKeyDown = useSelectionKeys({ list, ids, selection, onEscape: stopSelecting });

  return (
    <Stack gap="2">
      {(documents.length >= manyDocuments || search !== '' || selection.active) && (
        <PageTools>
          <LibraryToolbar
            search={search}
            onSearch={searchFor}
            sort={sort}
            onSort={(next) => {
              setSort(next);
              sortStore.set(next);
            }}
            isSelecting={selection.active}
            onSelecting={(isSelecting) => (isSelecting ? selection.start() : stopSelecting())}
            selectRef={selectButton}
          />
        </PageTools>
      )}
      {selection.active && (
        <SelectionBar
          label={t('list.many.label')}
          selected={selection.ids.size}
          shown={found.length}
          onAll={selection.setAll}
          onDelete={() => void remove(found.filter(({ id }) => selection.ids.has(id)))}
          onDone={stopSelecting}
        />
      )}
      {found.length === 0 && (
        <NothingFound
          role="status"
          message={t('list.nothingFound', { search: wanted.trim() })}
          showAll={libraryText('showAll')}
          onShowAll={() => searchFor('')}
        />
      )}
      <SimpleGrid
        ref={list}
        as="ul"
        listStyleType="none"
        css={tilesStyles}
        aria-label={t('list.title')}
        onKeyDown={onKeyDown}
      >
        {wanted.trim() === '' && <NewTile start={newDocument} isHidden={selection.active} />}
        {found.map((document) => (
          <DocumentCard
            key={document.id}
            library={library}
            document={document}
            isBusy={[duplication.busyId, downloads.busyId].includes(document.id) || deletion.busyIds.has(document.id)}
            selected={selection.active ? selection.ids.has(document.id) : undefined}
            onSelect={(on, range) => selection.set(document.id, on, range)}
            onRename={(title) => rename(document, title)}
            onDuplicate={() => void duplication.duplicate(document)}
            onDownload={(file) => void downloads.download(document, file)}
            onDelete={() => void remove([document])}
          />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
