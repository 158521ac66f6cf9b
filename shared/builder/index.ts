/**
 * The building blocks of the builders of all document kinds: layout, editing, saving, pages, design, history, merging,
 * downloads, and links. The remote that owns a kind passes it in as a `DocumentKind`.
 */
export { narrow } from './builder-widths.ts';
export type { BlockChoice } from './adding/block-picker.tsx';
export { LazyBlockPicker } from './adding/lazy-block-picker.tsx';
export { blockFields, eduFields, skillFields, workFields } from './blocks/block-fields.ts';
export { paragraphFields, parseParagraphs } from './blocks/paragraph-fields.ts';
export { parseEvents } from './blocks/parse-blocks.ts';
export { LinkRows } from './contact/link-rows.tsx';
export { ContactRow } from './contact/contact-row.tsx';
export {
  editHeader,
  editLinks,
  fieldOfHeader,
  isHeaded,
  type HeadedAction,
  type HeadedDocument,
} from './contact/edit-header.ts';
export { patchDesign, type DesignPatch } from './design/design-patch.ts';
export { LazyDesignPane } from './design/lazy-design-pane.tsx';
export type {
  DocumentKind,
  DraftStore,
  ListedVersion,
  Merged,
  StoredDraft,
  ChangeSummary,
  VersionStore,
  WriteAnswer,
} from './document-kind.ts';
export {
  type CommonAction,
  type DocumentEditor,
  type EditAction,
  type NamedAction,
  editDraft,
} from './editing/document-editor.ts';
export type { Draft } from './editing/draft.ts';
export { moveEntry, changeOverride, chooseItemVariant, omit } from './editing/edit-items.ts';
export { useStable } from './editing/use-stable.ts';
export { undoesItself } from './editing/use-undo-keys.ts';
export type { DocumentFiles, FileContext } from './export/document-files.ts';
export { makeNamedFile } from './export/make-named-file.ts';
export type { MenuAction } from './export/download-menu.tsx';
export { LineField, TextField } from './fields/plain-fields.tsx';
export { neighborOf } from './order/neighbor-of.ts';
export { useAnnounce } from './announcer.tsx';
export { BuilderLoader, type BuilderAnswer } from './layout/builder-loader.tsx';
export { NewDocument } from './layout/new-document.tsx';
export { MoreMenu } from './layout/more-menu.tsx';
export { OpenMark } from './layout/open-mark.tsx';
export { OutlineRow, rowOpenerStyles, rowStyles } from './layout/outline-row.tsx';
export { versionCalls, type VersionRequests } from './history/version-calls.ts';
export { useChangeSentence } from './history/use-change-sentence.ts';
export { textsIn, MergeDialog, type ConflictDescription } from './merging/merge-dialog.tsx';
export type { MergeQuestion } from './merging/use-merging.ts';
export { PlainPages, type PageCount } from './page/plain-pages.tsx';
export { placesOfCharacters } from './page/unprintable/places-of-characters.ts';
export { OrderButtons } from './order/order-buttons.tsx';
export { OrderGrip, RowGrip } from './order/row-grip.tsx';
export { useOrdering, type Ordering } from './order/use-ordering.ts';
export { textOfChange, type ItemChange } from './overrides/item-change.ts';
export { promoteOverride, type PromotedOverride } from './overrides/promote-override.ts';
export { PromoteOverrideDialog, type OtherUses } from './overrides/promote-override-dialog.tsx';
export { StateBadge } from './overrides/state-badge.tsx';
export { StateLine } from './overrides/state-line.tsx';
export { headerTexts } from './places/header-texts.ts';
export { type PlacedText, headerPlace, useRevealed, type ContentPlace } from './places/reveal.ts';
export { type LoadedDraft } from './saving/use-autosave.ts';
export { useTemplateNames } from './templates/use-template-names.ts';
export { useBuilderTexts } from './texts.ts';
export { ItemVariantPicker } from './variants/item-variant-picker.tsx';
export { useDocumentVariant, DocumentVariantProvider } from './variants/document-variant.tsx';
export { DocumentBuilder, type Editing, type DocumentMergeDialogProps } from './document-builder.tsx';
