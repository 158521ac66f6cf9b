import { compareResumes, mergeResumes, type MergeConflict, type ResumeEvents, type Side } from '@shared/documents';
import { useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { toldChange, useChangeWords } from '../../common/change-words.ts';
import type { Draft } from '../editing/draft.ts';
import type { Autosave, AutosaveState } from '../saving/autosave.ts';
import { fetchDraft, saysTheSame } from '../saving/save-draft.ts';

/** Two states of the résumé that cannot both be, and where. */
export interface MergeQuestion {
  readonly base: Draft | undefined;
  readonly mine: Draft;
  readonly theirs: Draft;
  /** Of `theirs`. */
  readonly version: number;
  readonly conflicts: readonly MergeConflict[];
}

export interface MergingOptions {
  readonly id: string;
  readonly autosave: Autosave;
  readonly state: AutosaveState;
  readonly events: ResumeEvents;
  /** Puts the merged draft into the place of the one on screen. */
  readonly onMerged: (draft: Draft, how: { readonly asked: boolean }) => void;
}

export interface Merging {
  /** What the person has to decide. */
  readonly question: MergeQuestion | null;
  /** Whether the question waits, because it was put off or the other version could not be had. */
  readonly isPutOff: boolean;
  readonly answer: (choices: ReadonlyMap<string, Side>) => void;
  readonly putOff: () => void;
  readonly resume: () => void;
}

/**
 * Brings together what this tab and another tab or device have changed: silently, with a note, what does not touch, and by
 * asking what does. Nothing is saved over anything before that.
 */
export function useMerging({ id, autosave, state, events, onMerged }: MergingOptions): Merging {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notices = useNotices();
  const inWords = useChangeWords();
  const [question, setQuestion] = useState<MergeQuestion | null>(null);
  const [isPutOff, setPutOff] = useState(false);

  const goOn = (mine: Draft, theirs: Draft, version: number, merged: Draft, asked: boolean): void => {
    // As the very object that the server is known to have, it is not saved again.
    const draft = saysTheSame(merged, theirs) ? theirs : merged;
    void autosave.goOn({ theirs, version, draft });
    onMerged(draft, { asked });
    const came = compareResumes(mine, draft).map((change) => toldChange(change, events));
    if (came.length > 0) notices.show({ kind: 'info', title: t('merge.done'), description: inWords(came) });
  };
  /** As the server stores a draft: fields on screen may hold a space more. */
  const asStored = (draft: Draft): Draft => {
    const title = draft.title.trim();
    return { ...draft, title: title === '' ? t('list.untitled') : title };
  };

  const merge = useEffectEvent((found: Awaited<ReturnType<typeof fetchDraft>>): void => {
    if (found === undefined) {
      setPutOff(true);
      return;
    }
    const { draft: theirs, version } = found;
    const unsaved = autosave.unsaved();
    const mine = asStored(unsaved.draft);
    const base = unsaved.base && asStored(unsaved.base);
    const { state: merged, conflicts } = mergeResumes(base, mine, theirs);
    if (conflicts.length === 0) goOn(mine, theirs, version, merged, false);
    else setQuestion({ base, mine, theirs, version, conflicts });
  });
  const { conflict } = state;
  useEffect(() => {
    if (conflict === null || isPutOff) return undefined;
    let isCurrent = true;
    void fetchDraft(client, id)
      .catch(() => undefined)
      .then((found) => isCurrent && merge(found));
    return () => {
      isCurrent = false;
    };
  }, [client, id, conflict, isPutOff]);

  return {
    question,
    isPutOff: isPutOff && conflict !== null,
    answer(choices) {
      if (question === null) return;
      const { base, theirs, version } = question;
      // As it is now: a key may have come before the question was on screen.
      const mine = asStored(autosave.unsaved().draft);
      setQuestion(null);
      goOn(mine, theirs, version, mergeResumes(base, mine, theirs, choices).state, true);
    },
    putOff() {
      setQuestion(null);
      setPutOff(true);
    },
    resume: () => setPutOff(false),
  };
}
