import { useBlocker } from '@shared/router';
import { ConfirmDialog } from '@shared/ui';
import { useEffect, type ReactNode } from 'react';
import { useFormTexts } from './texts.ts';

/**
 * Asks before the user leaves unsaved work by a link, the back button, or by closing the page. Render what it returns.
 *
 * `dirty` is evaluated at the moment of leaving, so that a form that has just been saved may navigate at once.
 * `isDraftKept` says that the work stays on this device as a draft anyway.
 */
export function useUnsavedGuard(dirty: boolean | (() => boolean), isDraftKept = false): ReactNode {
  const t = useFormTexts();
  const isDirty = typeof dirty === 'function' ? dirty : () => dirty;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  });
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t(isDraftKept ? 'unsaved.bodyWithDraft' : 'unsaved.body')}
    </ConfirmDialog>
  );
}
