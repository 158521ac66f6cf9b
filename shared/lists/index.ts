/** Lists that people reorder by dragging, keys, or buttons, and what searches and selects in any list. */
export { Grip } from './grip.tsx';
export { linesOf, namesOf } from './lines-of.ts';
export { moveItem } from './move-item.ts';
export { rowStyle, type RowStyle } from './row-style.ts';
export { useRowDrag, type RowDrag } from './use-row-drag.ts';
export { Choice } from './choice.tsx';
export { hasWords, plainText, wordsOf } from '@shared/documents';
export { useAddressQuery, type AddressForm, type AddressQuery } from './use-address-query.ts';
export { SearchBox } from './search-box.tsx';
export { inBatches, deleteWithUndo } from './delete-with-undo.ts';
export { NothingFound } from './nothing-found.tsx';
export { afterDialog } from './after-dialog.ts';
export { SelectTitle } from './selection/select-title.tsx';
export { SelectionBar } from './selection/selection-bar.tsx';
export { useSelection, type Selection } from './selection/use-selection.ts';
export { ListPane } from './pane/list-pane.tsx';
export { PaneRow } from './pane/pane-row.tsx';
export { usePageSize, type PageSize } from './pane/use-page-size.ts';
