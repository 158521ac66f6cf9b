import { useEnvironment } from '@shared/remote-kit';
import { newUuid } from '@shared/record-forms';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Choices } from './choices.ts';
import {
  keptTailoring,
  newTailoring,
  removeOldTailorings,
  type DocumentKind,
  type KeptTailoring,
} from './tailoring-draft.ts';
import type { TailorTarget } from './target.ts';

export interface Tailoring extends KeptTailoring {
  readonly change: (changes: Partial<Omit<KeptTailoring, 'keptAt'>>) => void;
  readonly choose: (kind: DocumentKind, choices: Choices) => void;
  readonly call: (kind: DocumentKind, title: string) => void;
  /** The id of a document that is made of `input`: the same for the same input, also after a reload. */
  readonly idFor: (input: object) => string;
  /** The document is made: nothing of this is needed any more. */
  readonly forget: () => void;
}

/** What the person has decided about tailoring to a posting or a job. It is kept on this device with each change. */
export function useTailoring({ postingId, jobId }: Pick<TailorTarget, 'postingId' | 'jobId'>): Tailoring {
  const { session } = useEnvironment();
  const kept = useMemo(
    () => keptTailoring(session.subject, postingId ?? jobId ?? ''),
    [session.subject, postingId, jobId],
  );
  useEffect(() => removeOldTailorings(), []);
  const now =
    useSyncExternalStore(
      (listener) => kept.subscribe(listener),
      () => kept.get(),
    ) ?? newTailoring;
  const change: Tailoring['change'] = (changes) => {
    kept.set({ ...(kept.get() ?? newTailoring), ...changes, keptAt: Date.now() });
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
