import { DocumentBuilder, headerPlace, type Draft, type LoadedDraft } from '@shared/builder';
import {
  composeLetter,
  unfilledVariablesOf,
  type ComposedLetter,
  type ContactInfo,
  type JobFacts,
  type LetterDocument,
  type UnfilledVariable,
  type ParagraphEvent,
} from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { lazyComponent } from '@shared/remote-kit';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { paths } from '../common/paths.ts';
import { ContentPane } from './content/content-pane.tsx';
import type { FollowedResume } from './design/letter-design.tsx';
import { useShownDesign } from './design/use-shown-design.ts';
import { letterFiles } from './files/letter-files.ts';
import { useChangeWords, useDifferenceWords } from './history/use-change-words.ts';
import { letterTitles } from './editing/letter-title.ts';
import { letterKind } from './kind/letter-kind.ts';
import { letterTexts } from './page/letter-texts.ts';
import { ParagraphsContext } from './parts/paragraphs-context.ts';
import { placeOfVariable } from './variables/place-of-variable.ts';
import { useToday } from './use-today.ts';

/** Counts the deleted blocks that a letter still refers to. They do not appear on its pages. */
function missingIn({ parts }: LetterDocument, paragraphs: readonly ParagraphEvent[]): number {
  const known = new Set(paragraphs.map(({ id }) => id));
  return parts.filter((part) => part.kind === 'block' && !known.has(part.eventId)).length;
}

const LetterDesign = lazyComponent(async () => (await import('./design/letter-design.tsx')).LetterDesign);
const LetterMergeDialog = lazyComponent(
  async () => (await import('./merging/letter-merge-dialog.tsx')).LetterMergeDialog,
);
const NamelessDialog = lazyComponent(async () => (await import('./nameless-dialog.tsx')).NamelessDialog);
const MissingDialog = lazyComponent(async () => (await import('./variables/missing-dialog.tsx')).MissingDialog);

interface BuilderProps {
  /** The letter as it was when the builder was opened. From then on, the draft in the builder is authoritative. */
  readonly loaded: LoadedDraft<LetterDocument>;
  readonly paragraphs: readonly ParagraphEvent[];
  readonly profile: ContactInfo;
  /** URL of the profile's headshot. */
  readonly headshotUrl: string | null;
  /** The job the letter was linked to when it was loaded. Its facts are null if the job was deleted. */
  readonly job: { readonly id: string; readonly facts: JobFacts | null } | null;
  /** The résumé whose design the letter followed when it was loaded. */
  readonly followed: FollowedResume | null;
  /** Pages of this letter that the server rendered into the HTML. */
  readonly prepared?: HTMLElement | undefined;
}

/** The letter builder: the shared document builder with the letter's content, history, and exports. */
export function Builder(props: BuilderProps): ReactNode {
  const { loaded, paragraphs, profile, headshotUrl, job, followed, prepared } = props;
  const { t } = useTranslation();
  const { language, today } = useToday();
  const changesInWords = useChangeWords();
  const differenceInWords = useDifferenceWords(paragraphs);
  const { shownDesign, onFollow } = useShownDesign(followed);
  const kind = useMemo(() => letterKind(shownDesign, letterTitles(t, language)), [shownDesign, t, language]);
  /** The missing values that prevented an export, while the dialog about them is open. */
  const [blocked, setBlocked] = useState<readonly UnfilledVariable[]>();
  /** What was to be done with a letter without a name, while the warning about it is open. */
  const [nameless, setNameless] = useState<{ readonly proceed: () => void }>();
  const mayBeNameless = useRef(false);

  const around = useMemo(
    () => ({ contact: profile, paragraphs, job: null, followedDesign: null, headshotUrl, language, today }),
    [profile, paragraphs, headshotUrl, language, today],
  );
  const aroundOf = useCallback(
    (document: LetterDocument) => ({
      ...around,
      // For a job that was linked in the builder, the letter itself holds the facts.
      job: document.job !== null && document.job.id === job?.id ? job.facts : null,
      followedDesign: document.designOf === null ? null : shownDesign(document),
    }),
    [around, job, shownDesign],
  );
  const compose = useCallback(
    (draft: Draft<LetterDocument>): ComposedLetter => composeLetter({ ...aroundOf(draft.document), ...draft }),
    [aroundOf],
  );
  const files = useMemo(() => letterFiles(aroundOf), [aroundOf]);
  return (
    <ParagraphsContext value={paragraphs}>
      <DocumentBuilder
        kind={kind}
        loaded={loaded}
        prepared={prepared}
        listPath={paths.letters}
        compose={compose}
        files={files}
        canBundle
        mayLeave={(draft, proceed) => {
          const composed = compose(draft);
          const missing = unfilledVariablesOf(composed);
          if (missing.length > 0) {
            setBlocked(missing);
            return false;
          }
          if (composed.author !== '' || mayBeNameless.current) return true;
          setNameless({ proceed });
          return false;
        }}
        changesInWords={changesInWords}
        differenceInWords={differenceInWords}
        missingIn={(document) => missingIn(document, paragraphs)}
        piecesOf={({ document }, composed) => letterTexts(composed, document)}
        remarkOn={(pages) => (pages > 1 ? t('letter.long', { count: pages }) : '')}
        MergeDialog={LetterMergeDialog}
        content={({ draft: { document }, edit, composed, goTo }) => (
          <ContentPane
            document={document}
            letter={composed.letter}
            edit={edit}
            goTo={goTo}
            around={aroundOf(document)}
            profile={profile}
            isJobGone={document.job !== null && document.job.id === job?.id && job.facts === null}
            missing={unfilledVariablesOf(composed)}
          />
        )}
        design={(editing) => (
          <LetterDesign
            editing={editing}
            paragraphs={paragraphs}
            design={shownDesign(editing.draft.document)}
            headshotUrl={headshotUrl}
            onFollow={onFollow}
          />
        )}
      >
        {({ draft: { document }, goTo }) => (
          <>
            {blocked && (
              <MissingDialog
                missing={blocked}
                onClose={() => setBlocked(undefined)}
                onGoTo={(variable) => {
                  setBlocked(undefined);
                  goTo(placeOfVariable(variable, document, paragraphs), variable.typed);
                }}
              />
            )}
            {nameless && (
              <NamelessDialog
                onClose={() => setNameless(undefined)}
                onAddName={() => {
                  setNameless(undefined);
                  goTo({ sectionId: headerPlace, part: 'contact' });
                }}
                onContinue={() => {
                  mayBeNameless.current = true;
                  setNameless(undefined);
                  nameless.proceed();
                }}
              />
            )}
          </>
        )}
      </DocumentBuilder>
    </ParagraphsContext>
  );
}
