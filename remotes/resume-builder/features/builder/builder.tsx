import { composeResume, type ContactInfo, type ResumeEvents, type ResumeToCompose } from '@shared/documents';
import { useLocale, useTranslation } from '@shared/i18n';
import { later } from '@shared/remote-kit';
import { Box } from '@shared/ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ShareButton } from '../sharing/share-button.tsx';
import { BuilderLayout, type Side } from './builder-layout.tsx';
import { Announcer } from './content/announcer.tsx';
import { ContentPane } from './content/content-pane.tsx';
import { RevealContext } from './content/reveal.ts';
import { useReveal } from './content/use-reveal.ts';
import { useEditHistory } from './editing/use-edit-history.ts';
import { useSpokenUndo } from './editing/use-spoken-undo.ts';
import { useUndoKeys } from './editing/use-undo-keys.ts';
import { useVersionHistory } from './history/use-version-history.ts';
import { VersionBanner } from './history/version-banner.tsx';
import { useMerging } from './merging/use-merging.ts';
import { DownloadPart } from './export/download-part.tsx';
import { useDownloads } from './export/use-downloads.ts';
import { useFileName } from './export/use-file-name.ts';
import { piecesOf } from './page/places/pieces.ts';
import { PagePane } from './page/page-pane.tsx';
import { useTypesetter } from './page/use-typesetter.ts';
import { LeaveGuard } from './saving/leave-guard.tsx';
import { SaveTrouble } from './saving/save-trouble.tsx';
import { useSavingAgain } from './saving/use-saving-again.ts';
import { useAutosave, type LoadedDraft } from './saving/use-autosave.ts';
import { TopBar } from './top-bar.tsx';

const DesignPane = later(async () => (await import('./design/design-pane.tsx')).DesignPane);
const HistoryPanel = later(async () => (await import('./history/history-panel.tsx')).HistoryPanel);
const MergeDialog = later(async () => (await import('./merging/merge-dialog.tsx')).MergeDialog);

interface BuilderProps {
  /** As it was when the builder was opened; from then on the draft here is the one that counts. */
  readonly loaded: LoadedDraft;
  readonly events: ResumeEvents;
  readonly profile: ContactInfo;
  /** Address of the profile's headshot. */
  readonly headshotUrl: string | null;
  /** Pages of this résumé that came with the HTML. */
  readonly prepared?: HTMLElement | undefined;
}

/** The résumé builder: content on one side, the true pages on the other, saved while it is edited. */
export function Builder(props: BuilderProps): ReactNode {
  return (
    <Announcer>
      <Workplace {...props} />
    </Announcer>
  );
}

function Workplace({ loaded, events, profile, headshotUrl, prepared }: BuilderProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { autosave, state, first } = useAutosave(loaded, t('list.untitled'));
  const { draft, edit, ...history } = useEditHistory(first);
  const undoing = useSpokenUndo(history.undoing);
  const place = useRef<HTMLDivElement>(null);
  useUndoKeys(place, { onUndo: undoing.undo, onRedo: undoing.redo });
  /** Counts the drafts that took the place of the one on screen: fields with text of their own start anew. */
  const [generation, setGeneration] = useState(0);
  const [side, setSide] = useState<Side>('content');
  const content = useRef<HTMLDivElement>(null);
  const reveal = useReveal(content);
  useEffect(() => autosave.change(draft), [autosave, draft]);

  // Composed with the key itself, not deferred: under a millisecond, and the request leaves one rendering earlier.
  const resume = useMemo(
    () => ({ ...draft, contact: profile, events, language, headshotUrl }),
    [draft, profile, events, language, headshotUrl],
  );
  const composed = useMemo(() => composeResume(resume), [resume]);
  const typesetter = useTypesetter();
  const newest = (): ResumeToCompose => resume;
  const fileName = useFileName(loaded.id, newest);
  const downloads = useDownloads({ typesetter, newest, fileName: () => fileName.chosen || fileName.usual() });

  const versions = useVersionHistory(resume);
  const saveAgain = useSavingAgain(loaded.id, autosave, state);

  const merging = useMerging({
    id: loaded.id,
    autosave,
    state,
    events,
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
                <ShareButton resumeId={loaded.id} save={() => autosave.flush()} />
                <DownloadPart downloads={downloads} fileName={fileName} newest={newest} typesetter={typesetter} />
              </>
            }
          />
        }
        notice={
          <SaveTrouble
            state={state}
            onRetry={saveAgain}
            {...(merging.isPutOff && { onDecide: merging.resume })}
            downloads={downloads}
          />
        }
        contentRef={content}
        content={
          <>
            {versions.isOpen && (
              <HistoryPanel
                history={versions}
                resumeId={loaded.id}
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
                <ContentPane key={generation} draft={draft} edit={edit} events={events} profile={profile} />
              </RevealContext>
            </Box>
          </>
        }
        design={
          <DesignPane
            design={draft.document.design}
            edit={edit}
            language={composed.language}
            headshotUrl={headshotUrl}
          />
        }
        page={
          <>
            <VersionBanner history={versions} />
            <PagePane
              typesetter={typesetter}
              document={versions.composed ?? composed}
              prepared={prepared}
              content={content}
              // What an earlier version says is not to be edited.
              pieces={() => (versions.isOpen ? [] : piecesOf({ composed, document: draft.document, events }))}
              onPlace={(written, words) => {
                setSide('content');
                reveal.open(written, words);
              }}
              onFit={(patch) => edit({ type: 'fit to page', patch })}
            />
          </>
        }
      />
      {merging.question !== null && (
        <MergeDialog question={merging.question} events={events} onAnswer={merging.answer} onLater={merging.putOff} />
      )}
      <LeaveGuard autosave={autosave} />
    </>
  );
}
