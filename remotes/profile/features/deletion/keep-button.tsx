import { useMutation } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { Button, useNotices } from '@shared/ui';
import type { ReactNode, Ref } from 'react';
import { cancelDeletion } from './deletion-calls.ts';

export interface KeepButtonProps {
  readonly buttonRef: Ref<HTMLButtonElement>;
  readonly onKept: () => void;
}

/** Takes the request for deletion back. */
export function KeepButton({ buttonRef, onKept }: KeepButtonProps): ReactNode {
  const { t } = useTranslation();
  const notices = useNotices();
  const [cancel, { loading }] = useMutation(cancelDeletion);
  const keep = async (): Promise<void> => {
    try {
      await cancel();
    } catch {
      notices.show({ kind: 'error', title: t('deletion.keepFailed'), description: t('deletion.keepFailedSafe') });
      return;
    }
    notices.show({ kind: 'success', title: t('deletion.kept'), description: t('deletion.keptSafe') });
    onKept();
  };
  return (
    <Button ref={buttonRef} loading={loading} onClick={() => void keep()}>
      {t('deletion.keep')}
    </Button>
  );
}
