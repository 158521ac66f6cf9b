import { useEnvironment } from '@shared/remote-kit';
import { newUuid } from '@shared/record-forms';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Choices } from './choices.ts';
import {
  storedTailoringDraft,
  newTailoringDraft,
  removeOldTailoringDrafts,
  type DocumentKindName,
  type TailoringDraft,
} from './tailoring-draft.ts';
import type { TailorTarget } from './target.ts';

/** The props of each part of the tailoring page. */
export interface TailorProps {
  readonly target: TailorTarget;
  readonly tailoring: Tailoring;
}

export interface Tailoring extends TailoringDraft {
  readonly change: (changes: Partial<Omit<TailoringDraft, 'keptAt'>>) => void;
  readonly choose: (kind: DocumentKindName, choices: Choices) => void;
  readonly call: (kind: DocumentKindName, title: string) => void;
  /** Returns the id for a document created from `input`: the same for the same input, even after a reload. */
  readonly idFor: (input: object) => string;
  /** Deletes the stored decisions after the document was created. */
  readonly forget: () => void;
}

/** Holds the person's decisions about tailoring to a posting or a job, and stores every change on this device. */
export function useTailoring({ postingId, jobId }: Pick<TailorTarget, 'postingId' | 'jobId'>): Tailoring {
  const { session } = useEnvironment();
  const kept = useMemo(
    () => storedTailoringDraft(session.subject, postingId ?? jobId ?? ''),
    [session.subject, postingId, jobId],
  );
  useEffect(() => removeOldTailoringDrafts(), []);
  const now =
    useSyncExternalStore(
      (listener) => kept.subscribe(listener),
      () => kept.get(),
    ) ?? newTailoringDraft;
  const change: Tailoring['change'] = (changes) => {
    kept.set({ ...(kept.get() ?? newTailoringDraft), ...changes, keptAt: Date.now() });
  };
  return {
    ...now,
    change,
    choose: (kind, choices) => change({ choices: { ...now.choices, [kind]: choices } }),
    call: (kind, title) => change({ titles: { ...now.titles, [kind]: title } }),
    idFor(input) {
      const sent = JSON.stringify(input);
      const before = kept.get()?.tried;
      if (before?.sent === sent) return before.id;
      const tried = { id: newUuid(), sent };
      change({ tried });
      return tried.id;
    },
    forget: () => kept.remove(),
  };
}
