import { useTranslation } from '@shared/i18n';
import { ErrorNotice } from '@shared/ui';
import type { ReactNode } from 'react';
import { BusyButton } from './busy-button.tsx';
import type { SaveFailure } from './use-block-saving.ts';

interface SaveFailureNoticeProps {
  readonly failure: SaveFailure;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly onSaveAsNew: () => void;
}

/** What happened, that nothing typed is lost, and the one thing to do. */
export function SaveFailureNotice({ failure, busy, onRetry, onSaveAsNew }: SaveFailureNoticeProps): ReactNode {
  const { t } = useTranslation();
  const isGone = failure.failure === 'not-found';
  return (
    <ErrorNotice
      title={t('form.failed.title')}
      action={
        <BusyButton
          size="sm"
          variant="outline"
          colorPalette="gray"
          busy={busy}
          onClick={isGone ? onSaveAsNew : onRetry}
        >
          {t(isGone ? 'form.failed.saveAsNew' : 'form.failed.tryAgain')}
        </BusyButton>
      }
    >
      {t(textOf(failure), { reason: failure.reason })}
    </ErrorNotice>
  );
}

function textOf({ failure, reason, retry }: SaveFailure): string {
  switch (failure) {
    case 'network':
      return retry !== undefined ? 'form.failed.network' : 'form.failed.networkEdited';
    case 'not-found':
      return 'form.failed.gone';
    case 'signed-out':
      return 'form.failed.signedOut';
    case 'invalid':
    case 'forbidden':
      return reason === undefined ? 'form.failed.refused' : 'form.failed.refusedBecause';
    case 'program':
      return 'form.failed.program';
  }
}
