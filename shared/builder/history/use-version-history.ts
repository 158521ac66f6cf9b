import { useRef, useState } from 'react';
import type { Draft } from '../editing/draft.ts';

/** An earlier version that the pages show instead of the current state. */
export interface ShownVersion<Document> {
  readonly id: string;
  /** The version's name, or the time at which it was saved. */
  readonly label: string;
  readonly draft: Draft<Document>;
}

export interface VersionHistory<Document> {
  readonly isOpen: boolean;
  /** Opens the history; `opener` gets the focus when it is closed. */
  readonly open: (opener: HTMLElement) => void;
  readonly close: () => void;
  readonly shown: ShownVersion<Document> | undefined;
  readonly show: (version: ShownVersion<Document> | undefined) => void;
}

/** Tracks whether the builder shows earlier versions, and which one. */
export function useVersionHistory<Document>(): VersionHistory<Document> {
  const [isOpen, setIsOpen] = useState(false);
  const [shown, show] = useState<ShownVersion<Document>>();
  const opener = useRef<HTMLElement>(null);
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
  };
}
