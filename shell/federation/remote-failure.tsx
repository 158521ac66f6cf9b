import { brand } from '@shared/contracts';
import { useTranslation } from '@shared/i18n';
import { Button, ErrorNotice } from '@shared/ui';
import { useLayoutEffect, type ReactNode } from 'react';
import { dropPrepared } from '../page/prepared.ts';
import type { LoadFailure, LoadFailureReason } from './load-remote.ts';

const sentences: Readonly<Record<LoadFailureReason, string>> = {
  unreachable: 'remote.unreachable',
  'too-slow': 'remote.tooSlow',
  'not-a-remote': 'remote.broken',
  contract: 'remote.contract',
};

interface Props {
  readonly failure: Pick<LoadFailure, 'id' | 'reason'>;
  readonly onRetry: () => void;
}

/** Replaces a remote that could not be loaded: one sentence, what is safe, one action, and the id. */
export function RemoteFailure({ failure, onRetry }: Props): ReactNode {
  const { t } = useTranslation();
  useLayoutEffect(dropPrepared, []);
  const { id, reason } = failure;
  const title = t(sentences[reason], { brand: brand.name });
  if (reason !== 'contract') {
    return (
      <ErrorNotice title={title} id={id} onRetry={onRetry}>
        {t('remote.safe')}
      </ErrorNotice>
    );
  }
  // Only the next version of this page is compatible with the next version of the remote.
  const reload = (
    <Button variant="outline" size="sm" colorPalette="gray" onClick={() => window.location.reload()}>
      {t('remote.reloadPage')}
    </Button>
  );
  return (
    <ErrorNotice title={title} id={id} action={reload}>
      {t('remote.safe')}
    </ErrorNotice>
  );
}
