import type { MergeConflict, Side } from '@shared/documents';
import { useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DocumentKind, StoredDraft } from '../document-kind.ts';
import type { NamedAction } from '../editing/document-editor.ts';
import type { Draft } from '../editing/draft.ts';
import type { Autosave, AutosaveState } from '../saving/autosave.ts';
import { saysTheSame } from '../saving/save-draft.ts';
import { useBuilderTexts } from '../texts.ts';

/** Two states of a document that cannot both be, and where. */
export interface MergeQuestion<Document> {
  readonly base: Draft<Document> | undefined;
  readonly mine: Draft<Document>;
  readonly theirs: Draft<Document>;
  /** Of `theirs`. */
  readonly version: number;
  readonly conflicts: readonly MergeConflict[];
}

export interface MergingOptions<Document> {
  readonly kind: Pick<DocumentKind<Document, NamedAction>, 'drafts' | 'merge'>;
  readonly id: string;
  readonly autosave: Autosave<Document>;
  readonly state: AutosaveState;
  /** Says in one sentence how one state differs from another; '' for not at all. */
  readonly differenceInWords: (from: Draft<Document>, to: Draft<Document>) => string;
  /** Puts the merged draft into the place of the one on screen. */
  readonly onMerged: (draft: Draft<Document>, how: { readonly asked: boolean }) => void;
}

export interface Merging<Document> {
  /** What the person has to decide. */
  readonly question: MergeQuestion<Document> | null;
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
    // As the very object that the server is known to have, it is not saved again.
    const draft = saysTheSame(merged, theirs) ? theirs : merged;
    void autosave.goOn({ theirs, version, draft });
    onMerged(draft, { asked });
    const came = differenceInWords(mine, draft);
    if (came !== '') notices.show({ kind: 'info', title: t('merge.done'), description: came });
  };
  /** As the server stores a draft: fields on screen may hold a space more. */
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
      // As it is now: a key may have come before the question was on screen.
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
