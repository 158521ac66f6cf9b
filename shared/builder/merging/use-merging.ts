import type { MergeConflict, MergeSide } from '@shared/documents';
import { useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DocumentKind, StoredDraft } from '../document-kind.ts';
import type { NamedAction } from '../editing/document-editor.ts';
import type { Draft } from '../editing/draft.ts';
import type { Autosave, AutosaveState } from '../saving/autosave.ts';
import { isSameDraft } from '../saving/save-draft.ts';
import { useBuilderTexts } from '../texts.ts';

/** Two conflicting states of a document, with the places of the conflicts. */
export interface MergeQuestion<Document> {
  readonly base: Draft<Document> | undefined;
  readonly mine: Draft<Document>;
  readonly theirs: Draft<Document>;
  /** The version of `theirs`. */
  readonly version: number;
  readonly conflicts: readonly MergeConflict[];
}

export interface MergingOptions<Document> {
  readonly kind: Pick<DocumentKind<Document, NamedAction>, 'drafts' | 'merge'>;
  readonly id: string;
  readonly autosave: Autosave<Document>;
  readonly state: AutosaveState;
  /** Describes in one sentence how two states differ; empty when there is nothing to describe. */
  readonly differenceInWords: (from: Draft<Document>, to: Draft<Document>) => string;
  /** Replaces the draft on screen by the merged one. */
  readonly onMerged: (draft: Draft<Document>, how: { readonly asked: boolean }) => void;
}

export interface Merging<Document> {
  /** The conflict that the user has to decide. */
  readonly question: MergeQuestion<Document> | null;
  /** Whether the decision is pending, because the user postponed it or the other version could not be fetched. */
  readonly isPutOff: boolean;
  readonly answer: (choices: ReadonlyMap<string, MergeSide>) => void;
  readonly putOff: () => void;
  readonly resume: () => void;
}

/**
 * Merges the changes of this tab with those of another tab or device: changes that do not conflict silently, with a
 * message; conflicts by asking the user. Nothing is overwritten before that.
 */
export function useMerging<Document>(options: MergingOptions<Document>): Merging<Document> {
  const { kind, id, autosave, state, differenceInWords, onMerged } = options;
  const { drafts } = kind;
  const t = useBuilderTexts();
  const { t: own } = useTranslation();
  const client = useApolloClient();
  const notices = useNotices();
  const [question, setQuestion] = useState<MergeQuestion<Document> | null>(null);
  const [isPutOff, setPutOff] = useState(false);

  interface Outcome {
    readonly mine: Draft<Document>;
    readonly theirs: Draft<Document>;
    readonly version: number;
    readonly merged: Draft<Document>;
    readonly asked: boolean;
  }
  const goOn = ({ mine, theirs, version, merged, asked }: Outcome): void => {
    // When the merge equals the server's draft, using the identical object avoids saving it again.
    const draft = isSameDraft(merged, theirs) ? theirs : merged;
    void autosave.goOn({ theirs, version, draft });
    onMerged(draft, { asked });
    const came = differenceInWords(mine, draft);
    if (came !== '') notices.show({ kind: 'info', title: t('merge.done'), description: came });
  };
  /** Normalizes a draft as the server does: fields on screen may contain extra white space. */
  const asStored = (draft: Draft<Document>): Draft<Document> => {
    const title = draft.title.trim();
    return { ...draft, title: title === '' ? own('list.untitled') : title };
  };

  const merge = useEffectEvent((found: StoredDraft<Document> | undefined): void => {
    if (found === undefined) {
      setPutOff(true);
      return;
    }
    const { draft: theirs, version } = found;
    const unsaved = autosave.unsaved();
    const mine = asStored(unsaved.draft);
    const base = unsaved.base && asStored(unsaved.base);
    const { state: merged, conflicts } = kind.merge(base, mine, theirs);
    if (conflicts.length === 0) goOn({ mine, theirs, version, merged, asked: false });
    else setQuestion({ base, mine, theirs, version, conflicts });
  });
  const { conflict } = state;
  useEffect(() => {
    if (conflict === null || isPutOff) return undefined;
    let isCurrent = true;
    void drafts
      .fetch(client, id)
      .catch(() => undefined)
      .then((found) => isCurrent && merge(found));
    return () => {
      isCurrent = false;
    };
  }, [client, drafts, id, conflict, isPutOff]);

  return {
    question,
    isPutOff: isPutOff && conflict !== null,
    answer(choices) {
      if (question === null) return;
      const { base, theirs, version } = question;
      // Reads the current draft, because the user may have typed before the question appeared.
      const mine = asStored(autosave.unsaved().draft);
      setQuestion(null);
      goOn({ mine, theirs, version, merged: kind.merge(base, mine, theirs, choices).state, asked: true });
    },
    putOff() {
      setQuestion(null);
      setPutOff(true);
    },
    resume: () => setPutOff(false),
  };
}
