import { ErrorNotice } from '@shared/ui';
import type { ReactNode } from 'react';
import { BusyButton } from '../busy-button.tsx';
import type { SaveFailure } from './use-saving.ts';
import { useRecordFormTexts } from '../texts.ts';

interface SaveFailureNoticeProps {
  readonly failure: SaveFailure;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly onSaveAsNew: () => void;
}

/** Says what happened and that nothing typed is lost, with one action. */
export function SaveFailureNotice({ failure, busy, onRetry, onSaveAsNew }: SaveFailureNoticeProps): ReactNode {
  const t = useRecordFormTexts();
  const isGone = failure.failure === 'not-found';
  return (
    <ErrorNotice
      title={t('failed.title')}
      action={
        <BusyButton
          size="sm"
          variant="outline"
          colorPalette="gray"
          busy={busy}
          onClick={isGone ? onSaveAsNew : onRetry}
        >
          {t(isGone ? 'failed.saveAsNew' : 'failed.tryAgain')}
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
      return retry !== undefined ? 'failed.network' : 'failed.networkEdited';
    case 'not-found':
      return 'failed.gone';
    case 'signed-out':
      return 'failed.signedOut';
    case 'too-many':
    case 'invalid':
    case 'forbidden':
      return reason === undefined ? 'failed.refused' : 'failed.refusedBecause';
    case 'full':
      return 'failed.full';
    case 'program':
      return 'failed.program';
  }
}
