import { composeResume, type ComposedDocument, type ResumeDocument, type ResumeToCompose } from '@shared/documents';
import { useMemo, useRef, useState } from 'react';
import type { Draft } from '../editing/draft.ts';

/** An earlier state that the pages show instead of the newest. */
export interface ShownVersion {
  readonly id: string;
  /** Its name, or when it was saved. */
  readonly label: string;
  readonly draft: Draft;
}

export interface VersionHistory {
  readonly isOpen: boolean;
  /** `opener` gets the focus when it is closed. */
  readonly open: (opener: HTMLElement) => void;
  readonly close: () => void;
  readonly shown: ShownVersion | undefined;
  readonly show: (version: ShownVersion | undefined) => void;
  /** The pages of `shown`. */
  readonly composed: ComposedDocument | undefined;
  /** Blocks that `shown` refers to and that are gone: they are not on its pages. */
  readonly missing: number;
}

const eventIdsIn = ({ sections }: ResumeDocument): readonly string[] =>
  sections.flatMap((section) =>
    section.kind === 'summary' || section.kind === 'custom' ? [] : section.items.map(({ eventId }) => eventId),
  );

/** Whether the builder shows earlier versions, and which one. */
export function useVersionHistory(newest: ResumeToCompose): VersionHistory {
  const [isOpen, setIsOpen] = useState(false);
  const [shown, show] = useState<ShownVersion>();
  const opener = useRef<HTMLElement>(null);
  const composed = useMemo(() => shown && composeResume({ ...newest, ...shown.draft }), [newest, shown]);
  const { work, education, skills } = newest.events;
  const missing = useMemo(() => {
    const known = new Set([...work, ...education, ...skills].map(({ id }) => id));
    return shown === undefined ? 0 : eventIdsIn(shown.draft.document).filter((id) => !known.has(id)).length;
  }, [shown, work, education, skills]);
  return {
    isOpen,
    open(by) {
      opener.current = by;
      setIsOpen(true);
    },
    close() {
      setIsOpen(false);
      show(undefined);
      opener.current?.focus();
    },
    shown,
    show,
    composed,
    missing,
  };
}
