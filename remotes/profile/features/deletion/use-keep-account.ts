import { useMutation } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { cancelDeletion } from './deletion-calls.ts';

export interface KeepAccount {
  readonly keep: () => Promise<void>;
  readonly isKeeping: boolean;
}

/** Cancels the deletion of the account and shows the result. */
export function useKeepAccount(): KeepAccount {
  const { t } = useTranslation();
  const notices = useNotices();
  const [cancel, { loading }] = useMutation(cancelDeletion);
  return {
    isKeeping: loading,
    async keep() {
      try {
        await cancel();
        notices.show({ kind: 'success', title: t('deletion.kept'), description: t('deletion.keptSafe') });
      } catch {
        notices.show({ kind: 'error', title: t('deletion.keepFailed'), description: t('deletion.keepFailedSafe') });
      }
    },
  };
}
