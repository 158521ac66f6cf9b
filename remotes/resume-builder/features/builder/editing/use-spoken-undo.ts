import { useTranslation } from '@shared/i18n';
import { useMemo } from 'react';
import { useAnnounce } from '../content/announcer.tsx';
import type { Undoing } from './use-edit-history.ts';

/** As `undoing`, and says what it did: on screen the change may be far from where one looks. */
export function useSpokenUndo(undoing: Undoing): Undoing {
  const { t } = useTranslation();
  const announce = useAnnounce();
  return useMemo(() => {
    const { undoes, redoes } = undoing;
    return {
      ...undoing,
      undo() {
        if (undoes === undefined) return;
        undoing.undo();
        announce(t('undo.undo.done', { step: t(`undo.step.${undoes}`) }));
      },
      redo() {
        if (redoes === undefined) return;
        undoing.redo();
        announce(t('undo.redo.done', { step: t(`undo.step.${redoes}`) }));
      },
    };
  }, [undoing, announce, t]);
}
