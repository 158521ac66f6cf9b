import { useMemo } from 'react';
import { useAnnounce } from '../announcer.tsx';
import type { Undoing } from './use-edit-history.ts';
import { useBuilderTexts } from '../texts.ts';
import { useUndoLabels } from './use-undo-labels.ts';

/** Wraps `undoing` to announce each step, because the change may be far from where the user is looking. */
export function useUndoAnnouncements(undoing: Undoing): Undoing {
  const t = useBuilderTexts();
  const inWords = useUndoLabels();
  const announce = useAnnounce();
  return useMemo(() => {
    const { undoes, redoes } = undoing;
    return {
      ...undoing,
      undo() {
        if (undoes === undefined) return;
        undoing.undo();
        announce(t('undo.undo.done', { step: inWords(undoes) }));
      },
      redo() {
        if (redoes === undefined) return;
        undoing.redo();
        announce(t('undo.redo.done', { step: inWords(redoes) }));
      },
    };
  }, [undoing, announce, t, inWords]);
}
