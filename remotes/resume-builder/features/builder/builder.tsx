import { DocumentBuilder, type Draft, headerPlace, type LoadedDraft } from '@shared/builder';
import { composeResume, hasName, type ContactInfo, type ResumeDocument, type ResumeEvents } from '@shared/documents';
import { useLocale, useTranslation } from '@shared/i18n';
import { lazyComponent, withTexts } from '@shared/remote-kit';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { paths } from '../common/paths.ts';
import { ContentPane } from './content/content-pane.tsx';
import { EventsContext } from './content/events-context.ts';
import { ResumeDesign } from './design/resume-design.tsx';
import { resumeFiles } from './export/resume-files.ts';
import { useOpenSections } from './content/sections/use-open-sections.ts';
import { useChangeWords, useDifferenceWords } from './history/use-change-words.ts';
import { resumeKind } from './kind/resume-kind.ts';
import { resumeTexts } from './page/places/resume-texts.ts';

const eventIdsIn = ({ sections }: ResumeDocument): readonly string[] =>
  sections.flatMap((section) =>
    section.kind === 'summary' || section.kind === 'custom' ? [] : section.items.map(({ eventId }) => eventId),
  );

/** Counts the deleted blocks that a résumé still refers to. They do not appear on its pages. */
function missingIn(document: ResumeDocument, { work, education, skills }: ResumeEvents): number {
  const known = new Set([...work, ...education, ...skills].map(({ id }) => id));
  return eventIdsIn(document).filter((id) => !known.has(id)).length;
}

const AtsDialog = lazyComponent(async () => {
  const [{ AtsDialog: Dialog }, { default: texts }] = await Promise.all([
    import('./ats/ats-dialog.tsx'),
    import('../../locales/en/ats.json'),
  ]);
  return withTexts(Dialog, { en: texts });
});
const ResumeMergeDialog = lazyComponent(
  async () => (await import('./merging/resume-merge-dialog.tsx')).ResumeMergeDialog,
);

interface BuilderProps {
  /** The résumé as it was when the builder was opened. From then on, the draft in the builder is authoritative. */
  readonly loaded: LoadedDraft<ResumeDocument>;
  readonly events: ResumeEvents;
  readonly profile: ContactInfo;
  /** URL of the profile's headshot. */
  readonly headshotUrl: string | null;
  /** Pages of this résumé that the server rendered into the HTML. */
  readonly prepared?: HTMLElement | undefined;
}

/** The résumé builder: the shared document builder with the résumé's content, history, and exports. */
export function Builder({ loaded, events, profile, headshotUrl, prepared }: BuilderProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  // Above the content, which is mounted again when another version replaces it.
  // Whoever has no name yet starts with it.
  const opening = useOpenSections(hasName(loaded.draft.document.contact ?? profile) ? undefined : headerPlace);
  const [isInspecting, setInspecting] = useState(false);
  const changesInWords = useChangeWords();
  const differenceInWords = useDifferenceWords(events);
  const around = useMemo(
    () => ({ contact: profile, events, language, headshotUrl }),
    [profile, events, language, headshotUrl],
  );
  const compose = useCallback((draft: Draft<ResumeDocument>) => composeResume({ ...around, ...draft }), [around]);
  const files = useMemo(() => resumeFiles(around), [around]);
  return (
    <EventsContext value={events}>
      <DocumentBuilder
        kind={resumeKind}
        loaded={loaded}
        prepared={prepared}
        listPath={paths.resumes}
        compose={compose}
        files={files}
        menu={[{ key: 'ats', label: t('ats.open'), onSelect: () => setInspecting(true) }]}
        changesInWords={changesInWords}
        differenceInWords={differenceInWords}
        missingIn={(document) => missingIn(document, events)}
        piecesOf={({ document }, composed) => resumeTexts({ composed, document, events })}
        MergeDialog={ResumeMergeDialog}
        content={({ draft, edit }) => (
          <ContentPane draft={draft} edit={edit} events={events} profile={profile} opening={opening} />
        )}
        design={(editing) => <ResumeDesign editing={editing} events={events} headshotUrl={headshotUrl} />}
      >
        {({ draft, typesetter }) =>
          isInspecting && (
            <AtsDialog resume={{ ...around, ...draft }} typesetter={typesetter} onClose={() => setInspecting(false)} />
          )
        }
      </DocumentBuilder>
    </EventsContext>
  );
}
