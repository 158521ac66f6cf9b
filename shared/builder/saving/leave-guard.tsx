import { useTranslation } from '@shared/i18n';
import { useBlocker } from '@shared/router';
import { ConfirmDialog } from '@shared/ui';
import { useEffect, useState, type ReactNode } from 'react';
import type { Saving } from './autosave.ts';
import { useBuilderTexts } from '../texts.ts';

/** Saves unsaved work before the user leaves the page, and asks only when that fails. */
export function LeaveGuard({ autosave }: { readonly autosave: Saving }): ReactNode {
  const t = useBuilderTexts();
  const { t: own } = useTranslation();
  const [asking, setAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => autosave.state.dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let isCurrent = true;
    void autosave.flush().then((isSaved) => {
      if (!isCurrent) return;
      if (isSaved) blocker.proceed();
      else setAsking(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [autosave, blocker]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (!autosave.state.dirty) return;
      void autosave.flush();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [autosave]);
  return (
    <ConfirmDialog
      open={asking && blocker.state === 'blocked'}
      title={t('leave.title')}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => {
        setAsking(false);
        blocker.proceed?.();
      }}
      onCancel={() => {
        setAsking(false);
        blocker.reset?.();
      }}
    >
      {own('leave.what')}
    </ConfirmDialog>
  );
}
