import { isOpenedOnPage } from '@shared/contracts';
import type { ComposedDocument } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { useEnvironment } from '@shared/remote-kit';
import { useLocation } from '@shared/router';
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
import type { DocumentKind, ChangeSummary } from './document-kind.ts';
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
import { loadHeadshotFrom } from './export/make-named-file.ts';
import { downloadErrorOf, useDownloads } from './export/use-downloads.ts';
import { useFileName } from './export/use-file-name.ts';
import { LazyHistoryPanel } from './history/lazy-history-panel.tsx';
import { useVersionHistory } from './history/use-version-history.ts';
import { VersionBanner } from './history/version-banner.tsx';
import { Announcer } from './announcer.tsx';
import { BuilderLayout, type BuilderPane } from './layout/builder-layout.tsx';
import { TopBar } from './layout/top-bar.tsx';
import { useMerging, type Merging, type MergeQuestion } from './merging/use-merging.ts';
import { PagePane } from './page/page-pane.tsx';
import { useTypesetter } from './page/use-typesetter.ts';
import { type PlacedText, RevealContext, type ContentPlace } from './places/reveal.ts';
import { useReveal } from './places/use-reveal.ts';
import { LeaveGuard } from './saving/leave-guard.tsx';
import { SaveErrorNotice } from './saving/save-error-notice.tsx';
import { useAutosave, type LoadedDraft, useRetrySave } from './saving/use-autosave.ts';
import { SharePart } from './sharing/share-part.tsx';

/** The state of editing, for the content that a document kind renders in the builder. */
export interface Editing<Document, Action extends NamedAction, Composed extends ComposedDocument = ComposedDocument> {
  readonly draft: Draft<Document>;
  /** Must be the same function at every rendering. */
  readonly edit: Dispatch<EditAction<Document, Action>>;
  /** The document as it is printed now. */
  readonly composed: Composed;
  readonly typesetter: Typesetter;
  /** Moves the focus to the field of a place in the content, with the caret at `words` if the field contains them. */
  readonly goTo: (place: ContentPlace, words?: string) => void;
}

/** The props of the remote's dialog that resolves conflicts between two states of a document. */
export interface DocumentMergeDialogProps<Document> {
  readonly question: MergeQuestion<Document>;
  readonly onAnswer: Merging<Document>['answer'];
  /** Postpones the decision; nothing is saved until it is made. */
  readonly onLater: () => void;
}

export interface DocumentBuilderProps<
  Document,
  Action extends NamedAction,
  Format extends FileFormat,
  Composed extends ComposedDocument,
> {
  readonly kind: DocumentKind<Document, Action>;
  /**
   * The draft as it was when the builder was opened; from then on the draft in the builder's state is the current one.
   */
  readonly loaded: LoadedDraft<Document>;
  /** The pages of this document that the server rendered into the HTML. */
  readonly prepared?: HTMLElement | undefined;
  /** The path of the library to return to. */
  readonly listPath: string;
  /** Takes under a millisecond. Must be the same function as long as only the draft changes. */
  readonly compose: (draft: Draft<Document>) => Composed;
  readonly files: DocumentFiles<Document, Format>;
  /**
   * Called before a file leaves the builder. Returns false when the document is incomplete, after it has said so;
   * `proceed` tries again.
   */
  readonly mayLeave?: (draft: Draft<Document>, proceed: () => void) => boolean;
  /** Whether a link may show a résumé together with the document. */
  readonly canBundle?: boolean;
  /** Additional entries at the end of the download menu. */
  readonly menu?: readonly MenuAction[];
  /**
   * Describes in one sentence what a version changed, and how two states differ; empty when there is nothing to
   * describe.
   */
  readonly changesInWords: (changes: readonly ChangeSummary[]) => string;
  readonly differenceInWords: (from: Draft<Document>, to: Draft<Document>) => string;
  /** Counts the events that a document refers to and that are deleted. */
  readonly missingIn: (document: Document) => number;
  /** The printed texts, each with the place where it is edited. */
  readonly piecesOf: (draft: Draft<Document>, composed: Composed) => readonly PlacedText[];
  /** A remark for a page count, shown when there is no other message about the pages; empty for none. */
  readonly remarkOn?: (pageCount: number) => string;
  readonly MergeDialog: ComponentType<DocumentMergeDialogProps<Document>>;
  readonly content: (editing: Editing<Document, Action, Composed>) => ReactNode;
  readonly design: (editing: Editing<Document, Action, Composed>) => ReactNode;
  /** Additional content, such as dialogs of the document kind. */
  readonly children?: (editing: Editing<Document, Action, Composed>) => ReactNode;
}

/** The builder of a document: content on one side, live pages on the other, saved while it is edited. */
export function DocumentBuilder<
  Document,
  Action extends NamedAction,
  Format extends FileFormat,
  Composed extends ComposedDocument,
>(props: DocumentBuilderProps<Document, Action, Format, Composed>): ReactNode {
  return (
    <Announcer>
      <BuilderContent {...props} />
    </Announcer>
  );
}

const isInView = (element: HTMLElement | null): boolean => element !== null && element.getClientRects().length > 0;

function BuilderContent<
  Document,
  Action extends NamedAction,
  Format extends FileFormat,
  Composed extends ComposedDocument,
>(props: DocumentBuilderProps<Document, Action, Format, Composed>): ReactNode {
  const { kind, loaded, prepared, listPath, compose, files, menu = [], MergeDialog } = props;
  const { t: own } = useTranslation();
  const { autosave, state, first } = useAutosave(kind, loaded, own('list.untitled'));
  const { draft, edit, ...history } = useEditHistory(kind.editor, first);
  const undoing = useUndoAnnouncements(history.undoing);
  const place = useRef<HTMLDivElement>(null);
  useUndoKeys(place, { onUndo: undoing.undo, onRedo: undoing.redo });
  /** Counts how often another draft replaced the one on screen, so that fields with local state are mounted again. */
  const [generation, setGeneration] = useState(0);
  const location = useLocation();
  const [side, setSide] = useState<BuilderPane>(isOpenedOnPage(location.state) ? 'page' : 'content');
  const [isSharing, setSharing] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  /** Leaves the design open where it is beside the content. */
  const showContent = (): void => setSide((before) => (isInView(content.current) ? before : 'content'));
  const reveal = useReveal(content);
  useEffect(() => autosave.change(draft), [autosave, draft]);

  // Composes from the current draft, not a deferred one, so that the request is sent one rendering earlier.
  const composed = useMemo(() => compose(draft), [compose, draft]);
  const typesetter = useTypesetter();
  const { endpoints } = useEnvironment();
  const means = { typesetter, loadHeadshot: loadHeadshotFrom(endpoints) };
  const goTo = useStable((written: ContentPlace, words?: string) => {
    showContent();
    reveal.open(written, words ?? '');
  });
  const editing: Editing<Document, Action, Composed> = { draft, edit, composed, typesetter, goTo };
  const mayLeave = (proceed: () => void): boolean => props.mayLeave?.(draft, proceed) ?? true;
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
  const saveAgain = useRetrySave(kind.drafts, loaded.id, autosave);
  const merging = useMerging({
    kind,
    id: loaded.id,
    autosave,
    state,
    differenceInWords: props.differenceInWords,
    onMerged(merged, { asked }) {
      edit({ type: 'replace', draft: merged, because: 'other version' });
      // After a silent merge the fields stay mounted, because the user may be typing in one.
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
              showContent();
              versions.open(button);
            }}
            onShare={() => setSharing(true)}
            status={state.status}
            download={
              <DownloadPart
                downloads={downloads}
                formats={files.formats}
                fileName={fileName}
                writeText={() => files.makeText(draft)}
                mayLeave={mayLeave}
                more={menu}
              />
            }
          />
        }
        notice={
          <SaveErrorNotice
            state={state}
            onRetry={saveAgain}
            {...(merging.isPutOff && { onDecide: merging.resume })}
            download={downloadErrorOf(downloads)}
          />
        }
        contentRef={content}
        content={
          <>
            {versions.isOpen && (
              <LazyHistoryPanel
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
            {/* Hidden instead of unmounted, so that its state is still there when the user returns to it. */}
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
              // The texts of an earlier version cannot be edited.
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
      <SharePart
        isOpen={isSharing}
        onClose={() => setSharing(false)}
        documentId={loaded.id}
        composed={composed}
        canBundle={props.canBundle ?? false}
        onFillIn={() => void mayLeave(() => undefined)}
        save={() => autosave.flush()}
      />
      <LeaveGuard autosave={autosave} />
      {props.children?.(editing)}
    </>
  );
}
