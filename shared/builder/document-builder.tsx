import type { ComposedDocument } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { useEnvironment } from '@shared/remote-kit';
import type { Typesetter } from '@shared/typesetting';
import { Box } from '@shared/ui';
import {
  Fragment,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type Dispatch,
  type ReactNode,
} from 'react';
import type { DocumentKind, ToldChange } from './document-kind.ts';
import type { EditAction, NamedAction } from './editing/document-editor.ts';
import type { Draft } from './editing/draft.ts';
import { useStable } from './editing/use-stable.ts';
import { useEditHistory } from './editing/use-edit-history.ts';
import { useUndoAnnouncements } from './editing/use-undo-announcements.ts';
import { useUndoKeys } from './editing/use-undo-keys.ts';
import type { DocumentFiles } from './export/document-files.ts';
import type { MenuAction } from './export/download-menu.tsx';
import { DownloadPart } from './export/download-part.tsx';
import type { FileFormat } from './export/file-name.ts';
import { loadHeadshotFrom } from './export/load-headshot.ts';
import { troubleOf, useDownloads } from './export/use-downloads.ts';
import { useFileName } from './export/use-file-name.ts';
import { LateHistoryPanel } from './history/lazy-history-panel.tsx';
import { useVersionHistory } from './history/use-version-history.ts';
import { VersionBanner } from './history/version-banner.tsx';
import { Announcer } from './announcer.tsx';
import { BuilderLayout, type Side } from './layout/builder-layout.tsx';
import { TopBar } from './layout/top-bar.tsx';
import { useMerging, type Merging, type MergeQuestion } from './merging/use-merging.ts';
import { PagePane } from './page/page-pane.tsx';
import { useTypesetter } from './page/use-typesetter.ts';
import type { Piece } from './places/piece.ts';
import { RevealContext, type ContentPlace } from './places/reveal.ts';
import { useReveal } from './places/use-reveal.ts';
import { LeaveGuard } from './saving/leave-guard.tsx';
import { SaveTrouble } from './saving/save-trouble.tsx';
import { useAutosave, type LoadedDraft } from './saving/use-autosave.ts';
import { useSavingAgain } from './saving/use-saving-again.ts';
import { ShareButton } from './sharing/share-button.tsx';

/** What is being edited, for what a kind of document puts into the workplace. */
export interface Editing<Document, Action extends NamedAction, Composed extends ComposedDocument = ComposedDocument> {
  readonly draft: Draft<Document>;
  /** Stays the same function. */
  readonly edit: Dispatch<EditAction<Document, Action>>;
  /** As it is printed now. */
  readonly composed: Composed;
  readonly typesetter: Typesetter;
  /** Leads to the field of a place in the content, at `words` where it has them. */
  readonly goTo: (place: ContentPlace, words?: string) => void;
}

/** What the remote's dialog is given for a question about two states that cannot both be. */
export interface MergeAsking<Document> {
  readonly question: MergeQuestion<Document>;
  readonly onAnswer: Merging<Document>['answer'];
  /** Decide later: nothing is saved until then. */
  readonly onLater: () => void;
}

export interface WorkplaceProps<
  Document,
  Action extends NamedAction,
  Format extends FileFormat,
  Composed extends ComposedDocument,
> {
  readonly kind: DocumentKind<Document, Action>;
  /** As it was when the builder was opened; from then on the draft here is the one that counts. */
  readonly loaded: LoadedDraft<Document>;
  /** Pages of this document that came with the HTML. */
  readonly prepared?: HTMLElement | undefined;
  /** Path of the list that one comes back to. */
  readonly listPath: string;
  /** Under a millisecond. The same function as long as nothing but the draft is another. */
  readonly compose: (draft: Draft<Document>) => Composed;
  readonly files: DocumentFiles<Document, Format>;
  /** Asked before anything leaves the builder; false where it must not, which has been said then. */
  readonly mayLeave?: (draft: Draft<Document>) => boolean;
  /** Whether a link may show a résumé beside the document. */
  readonly canBundle?: boolean;
  /** Entries at the end of the menu of downloads. */
  readonly menu?: readonly MenuAction[];
  /** Says in one sentence what a version changed, and how one state differs from another; '' for not at all. */
  readonly changesInWords: (changes: readonly ToldChange[]) => string;
  readonly differenceInWords: (from: Draft<Document>, to: Draft<Document>) => string;
  /** Blocks that a document refers to and that are gone. */
  readonly missingIn: (document: Document) => number;
  /** What is printed, and where it is written. */
  readonly piecesOf: (draft: Draft<Document>, composed: Composed) => readonly Piece[];
  /** Said of so many pages where there is nothing else to say of them; '' for nothing. */
  readonly remarkOn?: (pageCount: number) => string;
  readonly MergeDialog: ComponentType<MergeAsking<Document>>;
  readonly content: (editing: Editing<Document, Action, Composed>) => ReactNode;
  readonly design: (editing: Editing<Document, Action, Composed>) => ReactNode;
  /** What else is drawn: dialogs of the kind's own. */
  readonly children?: (editing: Editing<Document, Action, Composed>) => ReactNode;
}

/** A builder: content on one side, the true pages on the other, saved while it is edited. */
export function DocumentBuilder<
  Document,
  Action extends NamedAction,
  Format extends FileFormat,
  Composed extends ComposedDocument,
>(props: WorkplaceProps<Document, Action, Format, Composed>): ReactNode {
  return (
    <Announcer>
      <BuilderContent {...props} />
    </Announcer>
  );
}

function BuilderContent<
  Document,
  Action extends NamedAction,
  Format extends FileFormat,
  Composed extends ComposedDocument,
>(props: WorkplaceProps<Document, Action, Format, Composed>): ReactNode {
  const { kind, loaded, prepared, listPath, compose, files, menu = [], MergeDialog } = props;
  const { t: own } = useTranslation();
  const { autosave, state, first } = useAutosave(kind, loaded, own('list.untitled'));
  const { draft, edit, ...history } = useEditHistory(kind.editor, first);
  const undoing = useUndoAnnouncements(history.undoing);
  const place = useRef<HTMLDivElement>(null);
  useUndoKeys(place, { onUndo: undoing.undo, onRedo: undoing.redo });
  /** Counts the drafts that took the place of the one on screen: fields with text of their own start anew. */
  const [generation, setGeneration] = useState(0);
  const [side, setSide] = useState<Side>('content');
  const content = useRef<HTMLDivElement>(null);
  const reveal = useReveal(content);
  useEffect(() => autosave.change(draft), [autosave, draft]);

  // Composed with the key itself, not deferred: the request leaves one rendering earlier.
  const composed = useMemo(() => compose(draft), [compose, draft]);
  const typesetter = useTypesetter();
  const { endpoints } = useEnvironment();
  const means = { typesetter, loadHeadshot: loadHeadshotFrom(endpoints) };
  const goTo = useStable((written: ContentPlace, words?: string) => {
    setSide('content');
    reveal.open(written, words ?? '');
  });
  const editing: Editing<Document, Action, Composed> = { draft, edit, composed, typesetter, goTo };
  const mayLeave = (): boolean => props.mayLeave?.(draft) ?? true;
  const fileName = useFileName({ kind: kind.name, id: loaded.id, usual: () => files.usualName(draft) });
  const downloads = useDownloads<Format>({
    usual: files.formats[0],
    mayLeave,
    make: (format, signal) => files.make(format, draft, { ...means, signal }),
    fileName: () => fileName.chosen || fileName.usual(),
  });

  const versions = useVersionHistory<Document>();
  const shown = versions.shown?.draft;
  const shownPages = useMemo(() => shown && compose(shown), [compose, shown]);
  const missing = shown === undefined ? 0 : props.missingIn(shown.document);
  const saveAgain = useSavingAgain(kind.drafts, loaded.id, autosave);
  const merging = useMerging({
    kind,
    id: loaded.id,
    autosave,
    state,
    differenceInWords: props.differenceInWords,
    onMerged(merged, { asked }) {
      edit({ type: 'replace', draft: merged, because: 'other version' });
      // Without a question the fields stay as they are: somebody may be typing in one.
      if (asked) setGeneration((before) => before + 1);
    },
  });

  return (
    <>
      <BuilderLayout
        ref={place}
        side={side}
        onSide={setSide}
        topBar={
          <TopBar
            listPath={listPath}
            title={draft.title}
            onRename={(title) => edit({ type: 'rename', title })}
            undoing={undoing}
            isDesigning={side === 'design'}
            onDesign={() => setSide(side === 'design' ? 'content' : 'design')}
            onHistory={(button) => {
              setSide('content');
              versions.open(button);
            }}
            status={state.status}
            actions={
              <>
                <ShareButton
                  documentId={loaded.id}
                  composed={composed}
                  canBundle={props.canBundle ?? false}
                  onFillIn={() => void mayLeave()}
                  save={() => autosave.flush()}
                />
                <DownloadPart
                  downloads={downloads}
                  formats={files.formats}
                  fileName={fileName}
                  writeText={() => files.makeText(draft)}
                  mayLeave={mayLeave}
                  more={menu}
                />
              </>
            }
          />
        }
        notice={
          <SaveTrouble
            state={state}
            onRetry={saveAgain}
            {...(merging.isPutOff && { onDecide: merging.resume })}
            download={troubleOf(downloads)}
          />
        }
        contentRef={content}
        content={
          <>
            {versions.isOpen && (
              <LateHistoryPanel
                history={versions}
                missing={missing}
                inWords={props.changesInWords}
                store={kind.versions}
                documentId={loaded.id}
                autosave={autosave}
                onSeePages={() => setSide('page')}
                onRestored={(restored) => {
                  edit({ type: 'replace', draft: restored, because: 'restored version' });
                  setGeneration((before) => before + 1);
                  versions.close();
                }}
              />
            )}
            {/* Hidden, so that it is as it was when one comes back to it. */}
            <Box display={versions.isOpen ? 'none' : 'block'}>
              <RevealContext value={reveal.place}>
                <Fragment key={generation}>{props.content(editing)}</Fragment>
              </RevealContext>
            </Box>
          </>
        }
        design={props.design(editing)}
        page={
          <>
            <VersionBanner label={versions.shown?.label} missing={missing} onBack={() => versions.show(undefined)} />
            <PagePane
              typesetter={typesetter}
              document={shownPages ?? composed}
              prepared={prepared}
              content={content}
              // What an earlier version says is not to be edited.
              pieces={() => (versions.isOpen ? [] : props.piecesOf(draft, composed))}
              onPlace={goTo}
              remarkOn={props.remarkOn}
              onFit={(patch) => edit({ type: 'fit to page', patch })}
            />
          </>
        }
      />
      {merging.question !== null && (
        <MergeDialog question={merging.question} onAnswer={merging.answer} onLater={merging.putOff} />
      )}
      <LeaveGuard autosave={autosave} />
      {props.children?.(editing)}
    </>
  );
}
