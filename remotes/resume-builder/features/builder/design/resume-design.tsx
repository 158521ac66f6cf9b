import { LazyDesignPane, type Editing } from '@shared/builder';
import {
  fallbackNotes,
  languagesOfEvents,
  type ComposedResume,
  type ResumeDocument,
  type ResumeEvents,
} from '@shared/documents';
import { useMemo, type ReactNode } from 'react';
import type { ResumeAction } from '../editing/edit-action.ts';

interface ResumeDesignProps {
  readonly editing: Editing<ResumeDocument, ResumeAction, ComposedResume>;
  readonly events: ResumeEvents;
  readonly headshotUrl: string | null;
}

/** The design of a résumé, with the version of its texts if any of the user's blocks has more than one. */
export function ResumeDesign({ editing, events, headshotUrl }: ResumeDesignProps): ReactNode {
  const { document } = editing.draft;
  const { wording } = document;
  const textVersion = useMemo(() => {
    const { work, education, skills } = events;
    const hasChoice = [...work, ...education, ...skills].some(({ variants = [] }) => variants.length > 0);
    if (!hasChoice && wording === undefined) return undefined;
    return { wording, languages: languagesOfEvents(events), fallbacks: fallbackNotes(events, document).length };
  }, [events, document, wording]);
  return (
    <LazyDesignPane
      design={document.design}
      edit={editing.edit}
      textVersion={textVersion}
      language={editing.composed.language}
      headshotUrl={headshotUrl}
    />
  );
}
