import type { Translate } from '@shared/i18n';
import type { Notices } from '@shared/ui';

/** Says that jobs could not be deleted, and why if the API refused it. */
export function showFailedDeletion(
  notices: Notices,
  t: Translate,
  left: readonly { readonly title: string }[],
  refusal?: string,
): void {
  notices.show({
    kind: 'error',
    title: t('deleting.failed', { title: left[0]?.title, count: left.length }),
    description: refusal ?? t('deleting.failedHelp'),
  });
}
